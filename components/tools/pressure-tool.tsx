'use client';

import { useState } from 'react';
import { REFRIGERANTS, TEMPERATURES } from '@/components/pressure-chart/pressure-table';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  findSaturation,
  type PressureEntries,
  type PressureUnit,
  type TemperatureUnit,
} from '@/lib/tools/pressure-rules';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';

const NAMES = REFRIGERANTS.map(({ name }) => [name, name] as const);
const GIVEN = [
  ['temperature', 'A temperature'],
  ['pressure', 'A pressure'],
] as const;
const TEMPERATURE_UNITS: readonly (readonly [TemperatureUnit, string])[] = [
  ['F', '°F'],
  ['C', '°C'],
];
const PRESSURE_UNITS: readonly (readonly [PressureUnit, string])[] = [
  ['psig', 'psig'],
  ['inHg', 'in. Hg vacuum'],
  ['psia', 'psia'],
  ['kPa', 'kPa gauge'],
  ['kPaAbsolute', 'kPa absolute'],
];
const BEGIN: PressureEntries = {
  given: 'temperature',
  value: '',
  temperatureUnit: 'F',
  pressureUnit: 'psig',
  altitude: '',
};

const nameOf = <Value extends string>(choices: readonly (readonly [Value, string])[], value: Value): string =>
  choices.find(([choice]) => choice === value)?.[1] ?? '';

/** Toggles the sign. Needed because the numeric keypads of phones have no minus key. */
const turnSign = (text: string): string => (/^[-−]/.test(text) ? text.slice(1) : `-${text}`);

export function PressureTool() {
  const [name, setName] = useState('');
  const [entries, setEntries] = useState(BEGIN);
  const put = (changed: Partial<PressureEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const columns = REFRIGERANTS.find((refrigerant) => refrigerant.name === name);
  const outcome = findSaturation(entries, columns && { temperatures: TEMPERATURES, columns });
  const isTemperature = entries.given === 'temperature';
  const unit = isTemperature
    ? nameOf(TEMPERATURE_UNITS, entries.temperatureUnit)
    : nameOf(PRESSURE_UNITS, entries.pressureUnit);
  return (
    <ToolBody outcome={outcome}>
      <SelectField name="refrigerant" label="Refrigerant" choices={NAMES} value={name} onChange={setName} />
      <ChoiceField
        name="given"
        legend="I know"
        choices={GIVEN}
        value={entries.given}
        onChange={(given) => put({ given, value: '' })}
      />
      <div className="flex flex-col gap-2">
        <NumberField
          name="value"
          label={isTemperature ? 'Temperature' : 'Pressure'}
          unit={unit}
          value={entries.value}
          outcome={outcome}
          onChange={(value) => put({ value })}
        />
        {isTemperature ? (
          <button
            type="button"
            className={`${buttonVariants({ variant: 'outline', size: 'lg' })} self-start print:hidden`}
            onClick={() => put({ value: turnSign(entries.value) })}
          >
            {/^[-−]/.test(entries.value) ? 'Above zero' : 'Below zero'}
          </button>
        ) : null}
      </div>
      {isTemperature ? (
        <ChoiceField
          name="temperatureUnit"
          legend="Unit"
          choices={TEMPERATURE_UNITS}
          value={entries.temperatureUnit}
          onChange={(temperatureUnit) => put({ temperatureUnit })}
        />
      ) : (
        <ChoiceField
          name="pressureUnit"
          legend="Unit"
          choices={PRESSURE_UNITS}
          value={entries.pressureUnit}
          onChange={(pressureUnit) => put({ pressureUnit })}
        />
      )}
      <NumberField
        name="altitude"
        label="Altitude"
        unit="ft"
        value={entries.altitude}
        outcome={outcome}
        hint="Leave empty for sea level. A gauge reads relative to the air around it."
        onChange={(altitude) => put({ altitude })}
      />
    </ToolBody>
  );
}
