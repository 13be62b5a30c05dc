import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { FACT_LIMITS } from './rules';

/** Schema of a fact's fields. The admin's form checks the fields before sending, and the endpoint checks them again. */

const FILL_IN = 'Please fill in this field';

/** Schema of a date as YYYY-MM-DD, within the years that occur in law and that the database supports. */
export const dateField = z.iso
  .date(FILL_IN)
  .refine((date) => date >= '1900-01-01' && date <= '2200-12-31', 'Please enter a date from 1900 to 2200');

const checkField = z.iso
  .date(FILL_IN)
  .refine((date) => date >= '2020-01-01' && date <= '2100-12-31', 'Please enter a date from 2020 to 2100');

const line = (limit: number) => plainText(limit, FILL_IN).trim().min(1, FILL_IN);

const NUMBER = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** Returns an error message if the figure does not fit its unit; otherwise null. */
function problemWithFigure(value: string, unit: string): string | null {
  if (unit === '') return null;
  if (!NUMBER.test(value)) return 'With a unit, the figure is a number, such as 1,500';
  const number = Number(value.replaceAll(',', ''));
  return unit === '%' && (number < 0 || number > 100) ? 'A percentage is from 0 to 100' : null;
}

export const factFields = z
  .strictObject({
    name: line(FACT_LIMITS.name),
    value: line(FACT_LIMITS.value),
    unit: plainText(FACT_LIMITS.unit).trim(),
    source: line(FACT_LIMITS.source),
    inForceFrom: dateField.nullable(),
    inForceUntil: dateField.nullable(),
    checkAgainBy: checkField,
  })
  .superRefine(({ value, unit, inForceFrom, inForceUntil }, context) => {
    const refuse = (field: string, message: string | null) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    };
    refuse('value', problemWithFigure(value, unit));
    const isReversed = inForceFrom !== null && inForceUntil !== null && inForceUntil < inForceFrom;
    refuse('inForceUntil', isReversed ? 'The end is before the start' : null);
  });
