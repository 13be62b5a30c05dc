/**
 * Spanish translations of the references of questions, by their English words. Each reference consists of parts that
 * are joined by "; ". A part may begin with a kind and a colon.
 */

const KINDS: Readonly<Record<string, string>> = {
  'Trade practice': 'Práctica del oficio',
  'trade practice': 'práctica del oficio',
  'Clean Air Act practice': 'Práctica según la Ley de Aire Limpio',
  'Trade press': 'Prensa del oficio',
  'Trade training': 'Capacitación del oficio',
  'Refrigeration textbooks': 'Libros de texto de refrigeración',
  'Atmospheric science': 'Ciencia de la atmósfera',
  'Atmospheric chemistry': 'Química de la atmósfera',
  'Refrigerant chemistry': 'Química de los refrigerantes',
  'Calculated from molar masses': 'Calculado con las masas molares',
};

const TOPICS: Readonly<Record<string, string>> = {
  'A2L cylinder valves': 'válvulas de cilindros A2L',
  'A2L cylinders': 'cilindros A2L',
  'A2L recovery': 'recuperación de A2L',
  'GWPs of low-GWP refrigerants': 'valores de GWP de refrigerantes de GWP bajo',
  'HCFC and CFC stability': 'estabilidad de los HCFC y los CFC',
  HFOs: 'HFO',
  'absorption refrigerators': 'refrigeradores de absorción',
  'access valves': 'válvulas de acceso',
  'active recovery': 'recuperación activa',
  'ammonia is lighter than air': 'el amoníaco es más ligero que el aire',
  blends: 'mezclas',
  brazing: 'soldadura fuerte',
  'centrifugal chillers': 'enfriadores centrífugos',
  'changes of the rules': 'cambios de las reglas',
  charging: 'carga',
  'charging blends': 'carga de mezclas',
  'charging low-pressure chillers': 'carga de enfriadores de baja presión',
  "chiller manufacturer's dehydration limits": 'límites de deshidratación del fabricante del enfriador',
  "chiller manufacturer's vacuum test limits": 'límites de la prueba de vacío del fabricante del enfriador',
  'compressor burnout': 'quemadura del compresor',
  'compressor safety': 'seguridad del compresor',
  compressors: 'compresores',
  'cylinder disposal': 'disposición final de cilindros',
  'cylinder filling': 'llenado de cilindros',
  'cylinder handling': 'manejo de cilindros',
  'cylinder markings': 'marcas de los cilindros',
  'cylinder shipping': 'envío de cilindros',
  'dehydration evacuation': 'evacuación para deshidratar',
  'dehydration of low-pressure chillers': 'deshidratación de enfriadores de baja presión',
  'electrical safety': 'seguridad eléctrica',
  evacuation: 'evacuación',
  'expansion valves': 'válvulas de expansión',
  'filter-driers': 'filtros deshidratadores',
  'flammable refrigerants': 'refrigerantes inflamables',
  'gauge manifold': 'juego de manómetros (manifold)',
  gauges: 'manómetros',
  'heat pumps': 'bombas de calor',
  'household refrigeration': 'refrigeración doméstica',
  identification: 'identificación',
  'identifying refrigerant': 'identificación de refrigerante',
  'identifying refrigerants': 'identificación de refrigerantes',
  'leak detection': 'detección de fugas',
  'leak testing': 'prueba de fugas',
  'leak testing low-pressure chillers': 'prueba de fugas de enfriadores de baja presión',
  'low-pressure chiller relief devices': 'dispositivos de alivio de enfriadores de baja presión',
  'low-pressure chiller safety': 'seguridad de enfriadores de baja presión',
  'low-pressure chiller tube leaks': 'fugas en los tubos de enfriadores de baja presión',
  'low-pressure chillers': 'enfriadores de baja presión',
  'low-pressure equipment': 'equipo de baja presión',
  'low-pressure recovery vessels': 'recipientes de recuperación de baja presión',
  lubricants: 'lubricantes',
  'manifold gauges': 'juego de manómetros (manifold)',
  'metering devices': 'dispositivos de expansión',
  moisture: 'humedad',
  'non-condensables': 'gases no condensables',
  oils: 'aceites',
  'passive recovery': 'recuperación pasiva',
  'piercing valves': 'válvulas perforadoras',
  pressure: 'presión',
  'pressure gauges': 'manómetros',
  'pressure measurement': 'medición de la presión',
  'pressure testing': 'prueba de presión',
  'pressure-temperature': 'presión y temperatura',
  'pressure-temperature chart': 'tabla de presión y temperatura',
  'pressure-temperature charts': 'tablas de presión y temperatura',
  'pump-down': 'recogida del refrigerante (pump-down)',
  'pumping down': 'recogida del refrigerante (pump-down)',
  'purge units': 'unidades de purga',
  'push-pull recovery': 'recuperación push-pull',
  recovery: 'recuperación',
  'recovery and evacuation': 'recuperación y evacuación',
  'recovery and reclaim': 'recuperación y regeneración',
  'recovery cylinders': 'cilindros de recuperación',
  'recovery equipment': 'equipo de recuperación',
  'recovery from heat pumps': 'recuperación en bombas de calor',
  'recovery from low-pressure chillers': 'recuperación en enfriadores de baja presión',
  'refrigerant blends': 'mezclas de refrigerantes',
  'refrigerant safety': 'seguridad con refrigerantes',
  'refrigeration cycle': 'ciclo de refrigeración',
  'refrigeration oil': 'aceite de refrigeración',
  'relief valves': 'válvulas de alivio',
  retrofit: 'reconversión (retrofit)',
  'room air conditioners': 'acondicionadores de aire de habitación',
  safety: 'seguridad',
  saturation: 'saturación',
  'sealed-system repair': 'reparación del sistema sellado',
  service: 'servicio',
  'service valves': 'válvulas de servicio',
  servicing: 'servicio',
  'servicing small appliances': 'servicio de aparatos pequeños',
  'sight glass': 'mirilla',
  'small appliances': 'aparatos pequeños',
  'state rules': 'reglas de los estados',
  'stratospheric samples': 'muestras de la estratosfera',
  subcooling: 'subenfriamiento',
  superheat: 'sobrecalentamiento',
  'system evacuation': 'evacuación del sistema',
  'the refrigeration cycle': 'el ciclo de refrigeración',
  troubleshooting: 'diagnóstico de fallas',
  'vacuum measurement': 'medición del vacío',
  'vacuum testing': 'prueba de vacío',
};

/** Parts that have no kind. */
const WHOLE: Readonly<Record<string, string>> = {
  'AHRI and ASHRAE handbooks, TEWI': 'Manuales de AHRI y ASHRAE, TEWI',
  'ASHRAE handbooks': 'Manuales de ASHRAE',
  'Clean Air Act section 608': 'Ley de Aire Limpio, Sección 608',
  'Clean Air Act section 608(c)': 'Ley de Aire Limpio, Sección 608(c)',
  'Clean Air Act, Title VI': 'Ley de Aire Limpio, Título VI',
  'DOT cylinder markings': 'Marcas de los cilindros, DOT',
  'DOT hazard classes': 'Clases de peligro, DOT',
  'DOT rules': 'Reglas del DOT',
  "Equipment manufacturers' manuals": 'Manuales de los fabricantes de equipo',
  'IPCC AR4 values, calculated by weight': 'Valores IPCC AR4, calculados en peso',
  'IPCC Fourth Assessment Report (AR4)': 'IPCC, Cuarto Informe de Evaluación (AR4)',
  'IPCC assessment reports': 'IPCC, informes de evaluación',
  'Kigali Amendment to the Montreal Protocol': 'Enmienda de Kigali al Protocolo de Montreal',
  "Manufacturers' instructions for R-410A": 'Instrucciones de los fabricantes para R-410A',
  "Manufacturers' pressure-temperature charts": 'Tablas de presión y temperatura de los fabricantes',
  "Manufacturers' service manuals for R-410A units": 'Manuales de servicio de los fabricantes para unidades de R-410A',
  'Pressure-temperature chart': 'Tabla de presión y temperatura',
  "Recovery machine manufacturers' instructions": 'Instrucciones de fabricantes de máquinas de recuperación',
  "Refrigerant manufacturers' safety data": 'Datos de seguridad de los fabricantes de refrigerantes',
  'Refrigeration fundamentals': 'Fundamentos de refrigeración',
  'Safety data sheet of propane': 'Hoja de datos de seguridad del propano',
  'Safety data sheets of R-134a and R-22': 'Hojas de datos de seguridad de R-134a y R-22',
  'Safety data sheets of refrigerants': 'Hojas de datos de seguridad de refrigerantes',
  'Safety data sheets of refrigerants, decomposition products':
    'Hojas de datos de seguridad de refrigerantes, productos de descomposición',
  'Safety data sheets of refrigerants, first aid': 'Hojas de datos de seguridad de refrigerantes, primeros auxilios',
  'Safety data sheets of refrigeration oils': 'Hojas de datos de seguridad de aceites de refrigeración',
  'Service manual of a manufacturer of R-410A heat pumps':
    'Manual de servicio de un fabricante de bombas de calor de R-410A',
  'Trade practice': 'Práctica del oficio',
  "Vacuum pump manufacturers' instructions": 'Instrucciones de los fabricantes de bombas de vacío',
  'cylinder labels': 'etiquetas de cilindros',
  'equipment nameplate': 'placa de datos del equipo',
  'gauge conversion': 'conversión de presión manométrica',
  'older EPA guidance': 'guías anteriores de la EPA',
  'practice of certifying programs': 'práctica de los programas de certificación',
  'refrigerant chemistry': 'química de los refrigerantes',
  "refrigerant manufacturers' data": 'datos de los fabricantes de refrigerantes',
  'refrigeration fundamentals': 'fundamentos de refrigeración',
  textbooks: 'libros de texto',
  'trade practice': 'práctica del oficio',
};

/** Matches regulations, statutes, standards and publications, which exist only in English. */
const OFFICIAL =
  /^(?:Former )?\d+ (?:CFR|U\.S\.C\.|FR)(?!\w)|^EPA[, -]|^(?:AHRI|ASHRAE) (?:Standard|Guideline)|^(?:CGA|PHMSA|WMO)\b/;

const TEXTBOOK = /^Textbook: (.+), ([^,]+)$/;

function translatePart(part: string): string | undefined {
  if (WHOLE[part]) return WHOLE[part];
  const [, title, chapter = ''] = TEXTBOOK.exec(part) ?? [];
  if (title) return TOPICS[chapter] && `Libro de texto: ${title}, ${TOPICS[chapter]}`;
  const [kind = '', topic = ''] = part.split(': ');
  return KINDS[kind] && TOPICS[topic] && `${KINDS[kind]}: ${TOPICS[topic]}`;
}

/** True if a part of a reference has a translation, or has none on purpose. */
export const isKnownReference = (part: string): boolean => OFFICIAL.test(part) || translatePart(part) !== undefined;

/** Translates a reference into Spanish. Citations, titles of publications and unknown parts stay in English. */
export const referenceInSpanish = (reference: string): string =>
  reference
    .split('; ')
    .map((part) => translatePart(part) ?? part)
    .join('; ');
