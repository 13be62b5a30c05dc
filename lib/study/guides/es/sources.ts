/**
 * Spanish translations of sources. Contains no regulations, no standards and no pages with an English title, because
 * these are not translated.
 */
const SOURCES: Readonly<Record<string, string>> = {
  '36 °F is trade practice': '36 °F es práctica del oficio',
  "Appliance manufacturers' service manuals": 'Manuales de servicio de fabricantes de aparatos',
  Calculated: 'Calculado',
  'Calculated by weight from AR4 values': 'Calculado en peso con los valores AR4',
  'Calculated from molar masses': 'Calculado con las masas molares',
  'Calculated from refrigerant properties': 'Calculado con las propiedades de los refrigerantes',
  'Calculated from the properties of water': 'Calculado con las propiedades del agua',
  'Carrier 17/19 chiller manual': 'Manual del enfriador Carrier 17/19',
  'Clean Air Act section 608(c)': 'Ley de Aire Limpio, Sección 608(c)',
  'Clean Air Act, Title VI': 'Ley de Aire Limpio, Título VI',
  'DOT cylinder markings': 'Marcas de los cilindros, DOT',
  'EPA, phaseout pages': 'EPA, páginas sobre la eliminación gradual',
  'IPCC AR4 and AR5': 'IPCC AR4 y AR5',
  'Kigali Amendment to the Montreal Protocol': 'Enmienda de Kigali al Protocolo de Montreal',
  "Manufacturers' exposure limits": 'Límites de exposición de los fabricantes',
  "manufacturers' exposure limits": 'límites de exposición de los fabricantes',
  "Manufacturers' instructions for R-410A": 'Instrucciones de los fabricantes para R-410A',
  'Practice of approved certifying programs, not the rule':
    'Práctica de los programas de certificación aprobados, no la regla',
  'Pressure-temperature chart': 'Tabla de presión y temperatura',
  "Recovery machine manufacturers' instructions": 'Instrucciones de fabricantes de máquinas de recuperación',
  'Refrigeration fundamentals': 'Fundamentos de refrigeración',
  'refrigeration fundamentals': 'fundamentos de refrigeración',
  'Service manual of a manufacturer of R-410A heat pumps (Fujitsu)':
    'Manual de servicio de un fabricante de bombas de calor de R-410A (Fujitsu)',
  'Service manual of a manufacturer of transport refrigeration (Thermo King)':
    'Manual de servicio de un fabricante de refrigeración para transporte (Thermo King)',
  'Trade practice': 'Práctica del oficio',
  'Trade practice (ACHR News)': 'Práctica del oficio (ACHR News)',
  'Trade practice (refrigerant manufacturers)': 'Práctica del oficio (fabricantes de refrigerantes)',
  'Trade practice (safety training)': 'Práctica del oficio (capacitación en seguridad)',
  'Trade practice: low-pressure chillers': 'Práctica del oficio: enfriadores de baja presión',
  'Unit definitions': 'Definiciones de las unidades',
  'blends calculated by weight': 'mezclas calculadas en peso',
  'boiling points calculated from refrigerant properties':
    'puntos de ebullición calculados con las propiedades de los refrigerantes',
  calculated: 'calculado',
  'calculated from refrigerant properties': 'calculado con las propiedades de los refrigerantes',
  'converted figures are calculated': 'las cifras convertidas son calculadas',
  'cylinder labels': 'etiquetas de cilindros',
  'glide calculated from refrigerant properties': 'deslizamiento calculado con las propiedades de los refrigerantes',
  'in. Hg vacuum': 'in. Hg de vacío',
  'one atmosphere is 29.92 in. Hg': 'una atmósfera es 29.92 in. Hg',
  'trade practice': 'práctica del oficio',
  'trade practice (example)': 'práctica del oficio (ejemplo)',
  'trade practice (figure)': 'práctica del oficio (cifra)',
};

/**
 * Matches sources that are not translated: regulations, statutes, standards and EPA's pages, which exist only in
 * English.
 */
const OFFICIAL =
  /^(?:Former )?\d+ (?:CFR|U\.S\.C\.|FR) |^EPA[,-]|^(?:AHRI|ASHRAE|CGA|IPCC|PHMSA)\b|^Electronic Code of Federal Regulations$/;

/** True if a part of a source has a translation or is not translated on purpose. */
export const isKnownSource = (part: string): boolean => part in SOURCES || OFFICIAL.test(part);

/** Translates a source into Spanish. Does not translate citations and the titles of English pages. */
export const sourceInSpanish = (source: string): string =>
  source
    .split('; ')
    .map((part) => SOURCES[part] ?? part)
    .join('; ');
