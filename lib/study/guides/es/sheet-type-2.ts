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
        ['Trabajo no mayor, sin evacuación después'],
        ['Cambio de aceite', '{{fact:oil-change-pressure}} o menos'],
        ['Parte con fugas', 'lo más bajo posible sin contaminar, {{fact:opening-pressure-non-major}} como máximo'],
        ['Máquina dependiente del sistema', 'no más de {{fact:system-dependent-limit}}'],
        [
          'Trabajo mayor',
          'compresor, condensador, evaporador, serpentín auxiliar; o más de {{fact:major-opening-area}} por más de {{fact:major-opening-time}}',
        ],
      ],
    },
    {
      title: 'Qué regla de fugas',
      rows: [
        ['Agota la capa de ozono (Subparte F)', 'carga completa de {{fact:leak-repair-ods-charge}} o más'],
        [
          'HFC (Ley AIM)',
          '{{fact:leak-repair-hfc-charge}} o más, GWP de más de {{fact:leak-repair-hfc-gwp}}, desde el {{fact:leak-repair-hfc-since}}',
        ],
        ['La Ley AIM deja fuera', 'aire acondicionado y bombas de calor residenciales y comerciales ligeros'],
      ],
    },
    {
      title: 'Límites de la tasa de fugas, al año',
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
          'hecho en {{fact:retrofit-plan-made}}, cumplido en {{fact:retrofit-plan-done}}',
        ],
        [
          'Aparato con fugas crónicas',
          '{{fact:chronic-leaker-share}} en un año calendario: informe a más tardar el {{fact:chronic-leaker-report}}',
        ],
        ['Registros'],
      ],
    },
    {
      title: 'Inspecciones después de pasar el límite',
      rows: [
        [
          'Comercial, procesos; {{fact:inspection-quarterly-charge}} o más',
          'cada {{fact:inspection-quarterly-interval}}',
        ],
        ['Comercial, procesos; menos', 'una vez al año'],
        ['Enfriamiento de confort y otros', 'una vez al año'],
        ['Detección directa', 'siente {{fact:detection-sensitivity}}, da la alarma a {{fact:detection-alarm}}'],
        [
          'Detección indirecta',
          'da la alarma a {{fact:detection-alarm-indirect-charge}} o {{fact:detection-alarm-indirect-share}} de la carga, lo que sea menor',
        ],
      ],
    },
    {
      title: 'Detección de fugas',
      rows: [
        ['Señales', 'sobrecalentamiento alto; trazas de aceite'],
        ['Gas de prueba', 'nitrógeno; luego nitrógeno con una traza de R-22; al final refrigerante'],
        ['La zona, luego el punto', 'electrónico o ultrasónico, luego burbujas'],
        ['Compresor abierto, parado mucho tiempo', 'sello del eje'],
        ['Nunca', 'oxígeno ni aire comprimido'],
      ],
    },
    {
      title: 'Recuperación y ciclo',
      rows: [
        ['Orden', 'primero líquido, después vapor'],
        ['Cilindro', 'enfríelo, evacúelo antes, {{fact:cylinder-fill}} como máximo'],
        ['Al llegar al nivel', 'espere a ver si sube'],
        ['Después del dispositivo de expansión', 'líquido y vapor a baja presión'],
        ['Acumulador, recibidor', 'detiene líquido, guarda líquido'],
        ['Vacío profundo', 'no ponga en marcha un compresor hermético'],
        ['Hidrocarburos', 'no para reconvertir acondicionadores de aire'],
      ],
    },
    { title: 'Saturado a 75 °F, cerca de' },
    {
      title: 'Cuarto de máquinas',
      rows: [
        ['ASHRAE 15', 'sensor, alarma y ventilación'],
        ['Alarma', 'al límite de exposición o antes'],
        ['Fuga grande', 'SCBA para entrar'],
      ],
    },
  ],
};
