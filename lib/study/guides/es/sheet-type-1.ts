import type { CheatSheet } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const typeOneSheetWords: Words<CheatSheet> = {
  title: 'Hoja de repaso del Tipo I',
  blocks: [
    {
      title: 'Qué es un aparato pequeño',
      rows: [
        ['Carga', '{{fact:small-appliance-charge}} o menos'],
        ['Fabricado, cargado y sellado', 'todo en una fábrica'],
        [
          'La regla nombra',
          'refrigeradores, congeladores, acondicionadores de aire de habitación, deshumidificadores, máquinas expendedoras, bebederos de agua fría',
        ],
        ['No es un aparato pequeño', 'lo que se carga o se arma en el campo, como un minisplit'],
        ['Acceso para servicio', 'se vende con un tubo de proceso'],
        ['Quién puede darle servicio', 'Tipo I o Universal'],
        ['Solo desechar aparatos', 'no se necesita certificado'],
      ],
    },
    {
      title: 'Cuánto recuperar',
      rows: [
        ['Máquina desde el {{fact:recovery-machine-date}}, el compresor funciona'],
        ['Máquina desde el {{fact:recovery-machine-date}}, el compresor no funciona'],
        ['Máquina más vieja, funcione o no el compresor'],
        [
          'En lugar de un porcentaje, en todos los casos',
          '{{fact:small-appliance-vacuum}} de vacío (cerca de {{fact:small-appliance-vacuum-psia}})',
        ],
        ['Servicio y disposición final', 'los mismos niveles'],
        ['Recuperación activa o pasiva', 'los mismos niveles'],
      ],
    },
    {
      title: 'Técnicas de recuperación',
      rows: [
        ['Pasiva, el compresor funciona', 'póngalo en marcha; basta un acceso en el lado de alta'],
        ['Pasiva, el compresor no funciona', 'acceso en los dos lados; caliente y golpee el compresor'],
        ['Unidad sin escarcha (frost-free)', 'encienda la resistencia de deshielo'],
        ['Tubo capilar obstruido', 'acceso en los dos lados'],
        ['Lectura de {{fact:no-charge-reading}} al principio', 'ya no hay carga; no recupere'],
        ['Recuperación con una bomba de vacío', 'solo hacia un recipiente sin presión'],
        ['Al arrancar una máquina activa', 'abra primero la entrada del cilindro'],
        ['Máquina dependiente del sistema', 'solo para carga completa de hasta {{fact:system-dependent-limit}}'],
        ['Válvula perforadora', 'revise si hay fugas; al final quite la que va sin soldar'],
      ],
    },
    {
      title: 'Antes y después',
      rows: [
        ['Identifique el refrigerante', 'por la placa de datos, luego por la presión y la temperatura en reposo'],
        ['Presión en reposo por encima de la tabla', 'aire o una mezcla'],
        ['Caliente con', 'manta térmica, lámpara, aire caliente; nunca una llama'],
        ['Soldadura fuerte', 'con nitrógeno seco que corre por el tubo'],
        ['Después de abrir el sistema', 'ponga un filtro deshidratador nuevo'],
        ['Ponga la carga', 'por peso'],
        ['Mangueras', 'con conexiones de baja pérdida'],
      ],
    },
    {
      title: 'Refrigerantes',
      rows: [
        ['Reemplazo del R-12', 'por lo común R-134a, con aceite POE; no hay sustituto directo'],
        ['R-600a, R-290', 'inflamables (A3): ninguna chispa, solo herramientas aprobadas'],
        ['Refrigerador doméstico de R-600a', 'exento de la Subparte F'],
        [
          'Refrigeradores muy viejos, unidades de absorción',
          'no use ninguna máquina de recuperación hecha para CFC, HCFC y HFC',
        ],
        ['R-134a a 75 °F', 'cerca de {{fact:pt-r134a-75f}}'],
        ['R-22 a 75 °F', 'cerca de {{fact:pt-r22-75f}}'],
        ['R-410A a 75 °F', 'cerca de {{fact:pt-r410a-75f}}'],
      ],
    },
    {
      title: 'Cadena de disposición final',
      rows: [
        [
          'Última persona en la cadena de disposición final',
          'recupera lo que queda, o tiene prueba de la recuperación',
        ],
        ['Prueba de la recuperación', 'declaración firmada o contrato; una calcomanía no es prueba'],
        ['Cortar una línea', 'cuenta como venteo, no como fuga'],
        ['Conserve declaraciones y contratos por'],
        [
          'MVAC y parecidos, a la chatarra',
          '{{fact:mvac-scrap-vacuum}} mm de mercurio de vacío, o como dice la Subparte B',
        ],
      ],
    },
    {
      title: 'Reglas que no cubren los aparatos pequeños',
      rows: [
        [
          'Reparación de fugas',
          'se exige desde {{fact:leak-repair-ods-charge}} (ODS) o {{fact:leak-repair-hfc-charge}} (HFC)',
        ],
        ['Niveles de evacuación de la Tabla 1', 'no se aplican'],
      ],
    },
    {
      title: 'Para aprobar',
      rows: [
        [
          'A libro cerrado',
          '{{fact:exam-pass-mark-closed-book}} ({{fact:exam-pass-count-closed-book}} de {{fact:exam-questions-per-group|value}})',
        ],
        ['Por correo, a libro abierto', '{{fact:exam-pass-mark-mail-in}} ({{fact:exam-pass-count-mail-in}})'],
        ['Por correo para Universal', 'no cuenta'],
      ],
    },
  ],
};
