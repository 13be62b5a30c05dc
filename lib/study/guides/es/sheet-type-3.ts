import type { CheatSheet } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const typeThreeSheetWords: Words<CheatSheet> = {
  title: 'Hoja de repaso del Tipo III',
  blocks: [
    {
      title: 'Nivel de evacuación',
      rows: [
        ['Trabajo mayor o disposición final', '{{fact:evacuation-low}}, sea cual sea la carga'],
        ['El mismo nivel como vacío', 'cerca de {{fact:evacuation-low-in-hg}}'],
        ['El mismo nivel en psia y micrones'],
        [
          'Las fugas impiden ese nivel',
          'el nivel más bajo sin contaminar, {{fact:opening-pressure-non-major}} como máximo',
        ],
        ['Cambio de aceite', '{{fact:oil-change-pressure}} o menos'],
      ],
    },
    {
      title: 'Trabajo no mayor',
      rows: [
        ['Antes de abrir, presurice a', '{{fact:opening-pressure-non-major}}, no más'],
        [
          'Refrigerante que hierve a {{fact:heat-only-boiling-point}} o menos',
          'solo calor, nada de nitrógeno: R-11, R-123, R-245fa',
        ],
        [
          'Refrigerante que hierve a más de {{fact:heat-only-boiling-point}}',
          'primero calor, nitrógeno para lo que falta: R-113',
        ],
        ['Caliente con', 'agua caliente controlada, o un dispositivo como Prevac'],
      ],
    },
    {
      title: 'Refrigerantes de baja presión',
      rows: [
        ['Clase de baja presión', 'menos de {{fact:pressure-class-medium}} a {{fact:pressure-class-temperature}}'],
        ['La regla nombra'],
        [],
        ['Enfriador con R-134a', 'presión media: Tipo II'],
      ],
    },
    {
      title: 'Detección de fugas',
      rows: [
        ['Para una prueba de fugas, presurice con', 'agua caliente o calor; después nitrógeno'],
        ['Presión más alta en una prueba de fugas'],
        ['El disco de ruptura se abre a', '{{fact:rupture-disc}}; descarga con tubo al aire libre'],
        ['La unidad de purga trabaja con frecuencia', 'entra aire'],
        [
          'Prueba de retención de vacío',
          'empiece en {{fact:vacuum-test-start}}; busque fugas si sube a más de {{fact:vacuum-test-limit}}',
        ],
        ['Máquina con compresor abierto', 'sospeche del sello del eje'],
        ['Hallar un tubo con fugas', 'prueba hidrostática de tubos'],
        ['Punta del detector en la caja de agua', 'drene primero la caja'],
      ],
    },
    {
      title: 'Recuperación',
      rows: [
        ['Orden de recuperación', 'primero líquido, después vapor, que pueden ser muchas libras'],
        ['Para que los tubos no se congelen', 'haga circular el agua, o drénela'],
        ['Aceite, antes de sacarlo', 'caliéntelo a {{fact:oil-temperature}}'],
        ['Interruptor de alta presión de la unidad de recuperación'],
        ['Disco de ruptura del recipiente de recuperación'],
        ['Condensador enfriado por agua', 'el agua corre antes de que arranque el compresor'],
        ['Al llegar al nivel de vacío', 'espere; si sube la presión, siga'],
      ],
    },
    {
      title: 'Recarga',
      rows: [
        ['Empiece con', 'vapor, para que los tubos no se congelen'],
        ['Cargue líquido desde', '{{fact:vapor-charge-until}} de saturación, como se suele enseñar'],
        ['Cargue por', 'la válvula de carga del evaporador, la más baja de la máquina'],
        ['R-11 a {{fact:vapor-charge-until}} de saturación', '{{fact:vacuum-at-36f-r11}} de vacío'],
        ['R-123 a {{fact:vapor-charge-until}} de saturación', '{{fact:vacuum-at-36f-r123}} de vacío'],
        ['R-245fa a {{fact:vapor-charge-until}} de saturación', '{{fact:vacuum-at-36f-r245fa}} de vacío'],
        ['R-1233zd(E) a {{fact:vapor-charge-until}} de saturación', '{{fact:vacuum-at-36f-r1233zd}} de vacío'],
      ],
    },
    { title: 'Puntos de ebullición a una atmósfera' },
    {
      title: 'Unidad de purga y máquina',
      rows: [
        ['La purga succiona de', 'la parte de arriba del condensador'],
        ['La purga saca', 'aire, gases no condensables, humedad'],
        ['Presión en reposo por encima de la tabla', 'gases no condensables'],
        ['Aire en el condensador', 'más presión; oleaje (surge)'],
        ['Calentador de aceite', 'encendido con la máquina apagada'],
        ['R-123 en reposo a 72 °F', 'cerca de {{fact:idle-at-72f-r123}} de vacío'],
      ],
    },
    {
      title: 'Reparación de fugas',
      rows: [
        ['Límite de la tasa de fugas, enfriamiento de confort', '{{fact:leak-rate-comfort-cooling}} al año'],
        ['Límite de la tasa de fugas, comercial', '{{fact:leak-rate-commercial}} al año'],
        ['Límite de la tasa de fugas, procesos industriales', '{{fact:leak-rate-industrial-process}} al año'],
        [
          'Los límites se aplican desde',
          '{{fact:leak-repair-ods-charge}} (R-11, R-123); {{fact:leak-repair-hfc-charge}} (R-245fa)',
        ],
        ['Reparación', '{{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown}} con un paro del proceso'],
        ['Prueba de seguimiento', 'en un plazo de {{fact:follow-up-test-time}}'],
        ['Refrigerante perdido en la purga', 'cuenta, a menos que se destruya {{fact:purge-destruction}}'],
        [
          'Informe a la EPA',
          'pérdida de {{fact:chronic-leaker-share}} en un año calendario: a más tardar el {{fact:chronic-leaker-report}}',
        ],
      ],
    },
    {
      title: 'Seguridad',
      rows: [
        ['Cuarto de máquinas con R-123', 'sensor de refrigerante (ASHRAE 15)'],
        ['Cuarto de máquinas, cualquier refrigerante', 'sensor de falta de oxígeno (temas de examen de la EPA)'],
        ['Clase de toxicidad B', 'límite de exposición por debajo de {{fact:toxicity-line}}'],
        ['Liberación grande', 'entre solo con SCBA'],
        ['Nunca', 'chupe refrigerante con la boca'],
      ],
    },
  ],
};
