import type { CheatSheet } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const typeTwoSheetWords: Words<CheatSheet> = {
  title: 'Hoja de repaso del Tipo II',
  blocks: [
    {
      title: 'Nivel de evacuación, máquina desde el {{fact:recovery-machine-date}}',
      rows: [
        ['Muy alta presión'],
        ['Alta, menos de {{fact:table-1-charge-line}}'],
        ['Alta, {{fact:table-1-charge-line}} o más'],
        ['Media, menos de {{fact:table-1-charge-line}}'],
        ['Media, {{fact:table-1-charge-line}} o más'],
      ],
    },
    {
      title: 'Nivel de evacuación, máquina más vieja',
      rows: [
        ['Muy alta presión'],
        ['Alta, menos de {{fact:table-1-charge-line}}'],
        ['Alta, {{fact:table-1-charge-line}} o más'],
        ['Media, menos de {{fact:table-1-charge-line}}'],
        ['Media, {{fact:table-1-charge-line}} o más'],
      ],
    },
    {
      title: 'Otros niveles',
      rows: [
        ['Trabajo no mayor, sin evacuación a la atmósfera'],
        ['Cambio de aceite', '{{fact:oil-change-pressure}} o menos'],
        ['Parte con fugas', 'lo más bajo posible sin contaminar, {{fact:opening-pressure-non-major}} como máximo'],
        ['Máquina dependiente del sistema', 'solo para carga completa de hasta {{fact:system-dependent-limit}}'],
        [
          'Trabajo mayor',
          'quitar compresor, condensador, evaporador o serpentín auxiliar; o abrir más de {{fact:major-opening-area}} por más de {{fact:major-opening-time}}',
        ],
      ],
    },
    {
      title: '¿Qué regla de reparación de fugas?',
      rows: [
        [
          'Refrigerante que agota la capa de ozono (Subparte F)',
          'carga completa de {{fact:leak-repair-ods-charge}} o más',
        ],
        [
          'HFC (Ley AIM)',
          '{{fact:leak-repair-hfc-charge}} o más, GWP de más de {{fact:leak-repair-hfc-gwp}}, desde el {{fact:leak-repair-hfc-since}}',
        ],
        ['La regla de la Ley AIM no cubre', 'aire acondicionado y bombas de calor residenciales y comerciales ligeros'],
      ],
    },
    {
      title: 'Límites de la tasa de fugas por año',
      rows: [
        ['Enfriamiento de confort y otros'],
        ['Refrigeración comercial'],
        ['Refrigeración de procesos industriales'],
      ],
    },
    {
      title: 'Plazos',
      rows: [
        ['Reparación', '{{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown}} con un paro del proceso'],
        ['Prueba de verificación inicial', 'antes de que vuelva a entrar refrigerante'],
        ['Prueba de verificación de seguimiento', 'en un plazo de {{fact:follow-up-test-time}}'],
        [
          'Plan de reconversión o retiro de servicio',
          'hecho en un plazo de {{fact:retrofit-plan-made}}, cumplido en un plazo de {{fact:retrofit-plan-done}}',
        ],
        [
          'Aparato con fugas crónicas',
          'pérdida de {{fact:chronic-leaker-share}} en un año calendario: informe a la EPA a más tardar el {{fact:chronic-leaker-report}}',
        ],
        ['Conserve los registros por'],
      ],
    },
    {
      title: 'Inspecciones de fugas después de pasar el límite',
      rows: [
        [
          'Comercial o procesos industriales, {{fact:inspection-quarterly-charge}} o más',
          'cada {{fact:inspection-quarterly-interval}}',
        ],
        ['Comercial o procesos industriales, con menos carga', 'una vez al año'],
        ['Enfriamiento de confort y otros', 'una vez al año'],
        [
          'Detección automática directa',
          'siente {{fact:detection-sensitivity}}, da la alarma a {{fact:detection-alarm}}',
        ],
        [
          'Detección automática indirecta',
          'da la alarma a una pérdida de {{fact:detection-alarm-indirect-charge}} o {{fact:detection-alarm-indirect-share}} de la carga, lo que sea menor',
        ],
      ],
    },
    {
      title: 'Detección de fugas',
      rows: [
        ['Señales de una fuga', 'sobrecalentamiento alto; trazas de aceite'],
        ['Gas de prueba, primero el mejor', 'nitrógeno; nitrógeno con una traza de R-22; refrigerante puro'],
        [
          'Localizar una fuga',
          'detector electrónico o ultrasónico para la zona, luego burbujas de jabón para el punto',
        ],
        ['Compresor abierto, parado mucho tiempo', 'sospeche del sello del eje'],
        ['Nunca use', 'oxígeno ni aire comprimido'],
      ],
    },
    {
      title: 'Recuperación y ciclo',
      rows: [
        ['Orden de recuperación', 'primero líquido, después vapor'],
        ['Cilindro de recuperación', 'evacúelo antes, manténgalo frío, llénelo a {{fact:cylinder-fill}} como máximo'],
        ['Al llegar al nivel de vacío', 'espere; si sube la presión, siga'],
        ['Después del dispositivo de expansión', 'líquido y vapor a baja presión'],
        ['Acumulador y recibidor', 'el primero detiene el líquido, el segundo lo guarda'],
        ['En un vacío profundo', 'no ponga en marcha un compresor hermético'],
        ['Hidrocarburos', 'no se permiten para reconvertir acondicionadores de aire'],
      ],
    },
    { title: 'Presión de saturación a 75 °F, cerca de' },
    {
      title: 'Cuarto de máquinas',
      rows: [
        ['ASHRAE 15 exige', 'sensor, alarma y ventilación'],
        ['La alarma suena', 'al límite de exposición o antes'],
        ['Fuga grande', 'entre solo con SCBA'],
      ],
    },
  ],
};
