'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { REFRIGERANTS, TEMPERATURES } from '@/components/pressure-chart/pressure-table';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  findSaturation,
  nameOfUnit,
  type PressureEntries,
  type PressureUnit,
  type TemperatureUnit,
} from '@/lib/tools/pressure-rules';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';

const NAMES = REFRIGERANTS.map(({ name }) => [name, name] as const);
const GIVEN = ['temperature', 'pressure'] as const;
const GIVEN_KEYS = { temperature: 'aTemperature', pressure: 'aPressure' } as const;
const TEMPERATURE_UNITS: readonly (readonly [TemperatureUnit, string])[] = [
  ['F', '°F'],
  ['C', '°C'],
];
const PRESSURE_UNITS: readonly PressureUnit[] = ['psig', 'inHg', 'psia', 'kPa', 'kPaAbsolute'];
const BEGIN: PressureEntries = {
  given: 'temperature',
  value: '',
  temperatureUnit: 'F',
  pressureUnit: 'psig',
  altitude: '',
};

/** Toggles the sign. Needed because the numeric keypads of phones have no minus key. */
const turnSign = (text: string): string => (/^[-−]/.test(text) ? text.slice(1) : `-${text}`);

export function PressureTool() {
  const [name, setName] = useState('');
  const [entries, setEntries] = useState(BEGIN);
  const put = (changed: Partial<PressureEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const columns = REFRIGERANTS.find((refrigerant) => refrigerant.name === name);
  const t = useTranslations('tools');
  const outcome = findSaturation(entries, columns && { temperatures: TEMPERATURES, columns }, t);
  const isTemperature = entries.given === 'temperature';
  const unit = isTemperature ? `°${entries.temperatureUnit}` : nameOfUnit(entries.pressureUnit, t);
  return (
    <ToolBody outcome={outcome}>
      <SelectField name="refrigerant" label={t('refrigerant')} choices={NAMES} value={name} onChange={setName} />
      <ChoiceField
        name="given"
        legend={t('iKnow')}
        choices={GIVEN.map((given) => [given, t(GIVEN_KEYS[given])] as const)}
        value={entries.given}
        onChange={(given) => put({ given, value: '' })}
      />
      <div className="flex flex-col gap-2">
        <NumberField
          name="value"
          label={t(isTemperature ? 'temperature' : 'pressure')}
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
            {t(/^[-−]/.test(entries.value) ? 'aboveZero' : 'belowZero')}
          </button>
        ) : null}
      </div>
      {isTemperature ? (
        <ChoiceField
          name="temperatureUnit"
          legend={t('unit')}
          choices={TEMPERATURE_UNITS}
          value={entries.temperatureUnit}
          onChange={(temperatureUnit) => put({ temperatureUnit })}
        />
      ) : (
        <ChoiceField
          name="pressureUnit"
          legend={t('unit')}
          choices={PRESSURE_UNITS.map((one) => [one, nameOfUnit(one, t)] as const)}
          value={entries.pressureUnit}
          onChange={(pressureUnit) => put({ pressureUnit })}
        />
      )}
      <NumberField
        name="altitude"
        label={t('altitude')}
        unit="ft"
        value={entries.altitude}
        outcome={outcome}
        hint={t('altitudeHint')}
        onChange={(altitude) => put({ altitude })}
      />
    </ToolBody>
  );
}
