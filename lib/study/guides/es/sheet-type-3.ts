import type { CheatSheet } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const typeThreeSheetWords: Words<CheatSheet> = {
  title: 'Hoja de repaso del Tipo III',
  blocks: [
    {
      title: 'Nivel de evacuación',
      rows: [
        ['Trabajo mayor o disposición final', '{{fact:evacuation-low}}, sea cual sea la carga'],
        ['Como vacío', 'cerca de {{fact:evacuation-low-in-hg}}'],
        ['En psia, en micrones'],
        ['No lo puede mantener', 'lo más bajo sin contaminar, {{fact:opening-pressure-non-major}} como máximo'],
        ['Cambio de aceite', '{{fact:oil-change-pressure}} o menos'],
      ],
    },
    {
      title: 'Trabajo no mayor',
      rows: [
        ['Presurice a', '{{fact:opening-pressure-non-major}}, no más'],
        ['Hierve a {{fact:heat-only-boiling-point}} o menos', 'solo calor, nada de nitrógeno: R-11, R-123, R-245fa'],
        ['Hierve a más', 'primero calor, nitrógeno para lo que falta: R-113'],
        ['Calor', 'agua caliente controlada, o un dispositivo como Prevac'],
      ],
    },
    {
      title: 'Refrigerantes de baja presión',
      rows: [
        ['Clase', 'menos de {{fact:pressure-class-medium}} a {{fact:pressure-class-temperature}}'],
        ['La regla nombra'],
        [],
        ['Enfriador con R-134a', 'presión media: Tipo II'],
      ],
    },
    {
      title: 'Detección de fugas',
      rows: [
        ['Presurice con', 'agua caliente o calor; después nitrógeno'],
        ['Prueba de fugas, como máximo'],
        ['El disco de ruptura se abre a', '{{fact:rupture-disc}}; con tubo al aire libre'],
        ['La purga trabaja con frecuencia', 'entra aire'],
        [
          'Prueba de retención de vacío',
          'desde {{fact:vacuum-test-start}}; a más de {{fact:vacuum-test-limit}}, busque fugas',
        ],
        ['Máquina con compresor abierto', 'sello del eje'],
        ['Tubos', 'prueba hidrostática de tubos'],
        ['Punta del detector en la caja de agua', 'drénela primero'],
      ],
    },
    {
      title: 'Recuperación',
      rows: [
        ['Orden', 'líquido, después vapor; el vapor son muchas libras'],
        ['Contra la congelación', 'haga circular el agua, o drénela'],
        ['Aceite, antes de sacarlo', 'caliéntelo a {{fact:oil-temperature}}'],
        ['Interruptor de alta presión, recuperación'],
        ['Disco del recipiente de recuperación'],
        ['Condensador enfriado por agua', 'el agua corre antes de que arranque el compresor'],
        ['Al llegar al nivel', 'espere a ver si sube'],
      ],
    },
    {
      title: 'Recarga',
      rows: [
        ['Primero', 'vapor, para que los tubos no se congelen'],
        ['Líquido desde', '{{fact:vapor-charge-until}} de saturación, como se enseña'],
        ['Por', 'la válvula de carga del evaporador, la más baja de la máquina'],
        ['R-11 en ese punto', '{{fact:vacuum-at-36f-r11}} de vacío'],
        ['R-123 en ese punto', '{{fact:vacuum-at-36f-r123}} de vacío'],
        ['R-245fa en ese punto', '{{fact:vacuum-at-36f-r245fa}} de vacío'],
        ['R-1233zd(E) en ese punto', '{{fact:vacuum-at-36f-r1233zd}} de vacío'],
      ],
    },
    { title: 'Puntos de ebullición a una atmósfera' },
    {
      title: 'Unidad de purga y máquina',
      rows: [
        ['La purga succiona de', 'la parte de arriba del condensador'],
        ['Saca', 'aire, gases no condensables, humedad'],
        ['Por encima de la tabla, en reposo', 'gases no condensables'],
        ['Aire en el condensador', 'más presión; oleaje (surge)'],
        ['Calentador de aceite', 'encendido con la máquina apagada'],
        ['R-123 en reposo a 72 °F', 'cerca de {{fact:idle-at-72f-r123}} de vacío'],
      ],
    },
    {
      title: 'Reparación de fugas',
      rows: [
        ['Enfriamiento de confort', '{{fact:leak-rate-comfort-cooling}} al año'],
        ['Comercial, procesos'],
        ['Empieza en', '{{fact:leak-repair-ods-charge}} (R-11, R-123); {{fact:leak-repair-hfc-charge}} (R-245fa)'],
        ['Reparación', '{{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown}} con un paro del proceso'],
        ['Prueba de seguimiento', 'en un plazo de {{fact:follow-up-test-time}}'],
        ['Lo que pierde la purga cuenta', 'a menos que se destruya {{fact:purge-destruction}}'],
        [
          'Informe',
          'pérdida de {{fact:chronic-leaker-share}} en un año calendario, a más tardar el {{fact:chronic-leaker-report}}',
        ],
      ],
    },
    {
      title: 'Seguridad',
      rows: [
        ['R-123 en el cuarto', 'sensor de refrigerante (ASHRAE 15)'],
        ['Todos los refrigerantes', 'sensor de falta de oxígeno (lista de la EPA)'],
        ['Clase B', 'límite de exposición por debajo de {{fact:toxicity-line}}'],
        ['Liberación grande', 'SCBA para entrar'],
        ['Nunca', 'chupe refrigerante con la boca'],
      ],
    },
  ],
};
