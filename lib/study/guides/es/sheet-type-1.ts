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
        ['No lo es', 'nada que se carga o se arma en el campo, como un minisplit'],
        ['Acceso', 'se vende con un tubo de proceso'],
        ['Quién puede darle servicio', 'Tipo I o Universal'],
        ['Desechar y nada más', 'sin certificado'],
      ],
    },
    {
      title: 'Cuánto recuperar',
      rows: [
        ['Máquina desde el {{fact:recovery-machine-date}}, el compresor funciona'],
        ['Máquina desde el {{fact:recovery-machine-date}}, el compresor no funciona'],
        ['Máquina más vieja, funcione o no el compresor'],
        [
          'O, en todos los casos',
          '{{fact:small-appliance-vacuum}} de vacío (cerca de {{fact:small-appliance-vacuum-psia}})',
        ],
        ['Servicio y disposición final', 'los mismos niveles'],
        ['Activa o pasiva', 'no cambia el nivel'],
      ],
    },
    {
      title: 'Técnicas de recuperación',
      rows: [
        ['Pasiva, el compresor funciona', 'póngalo en marcha; basta el lado de alta'],
        ['Pasiva, el compresor no funciona', 'los dos lados; caliente y golpee el compresor'],
        ['Unidad sin escarcha (frost-free)', 'encienda la resistencia de deshielo'],
        ['Tubo capilar obstruido', 'acceso en los dos lados'],
        ['Lectura de {{fact:no-charge-reading}} al principio', 'ya no hay carga; no recupere'],
        ['Bomba de vacío', 'solo hacia un recipiente sin presión'],
        ['Máquina activa', 'abra primero la entrada del cilindro'],
        ['Máquina dependiente del sistema', 'legal hasta {{fact:system-dependent-limit}}'],
        ['Válvula perforadora', 'revise si hay fugas; al final quite la que va sin soldar'],
      ],
    },
    {
      title: 'Antes y después',
      rows: [
        ['Identifique', 'placa de datos, luego presión contra temperatura'],
        ['Por encima de la tabla', 'aire o una mezcla'],
        ['Calor', 'manta térmica, lámpara, aire caliente; nunca una llama'],
        ['Soldadura fuerte', 'nitrógeno seco por el tubo'],
        ['El sistema se abrió', 'filtro deshidratador nuevo'],
        ['Carga', 'por peso'],
        ['Mangueras', 'conexiones de baja pérdida'],
      ],
    },
    {
      title: 'Refrigerantes',
      rows: [
        ['En lugar de R-12', 'R-134a es lo usual; no hay sustituto directo; aceite POE'],
        ['R-600a, R-290', 'A3: ninguna chispa, herramientas aprobadas'],
        ['Refrigerador doméstico de R-600a', 'exento de la Subparte F'],
        ['Refrigeradores muy viejos, unidades de absorción', 'ninguna máquina hecha para CFC, HCFC y HFC'],
        ['R-134a a 75 °F', 'cerca de {{fact:pt-r134a-75f}}'],
        ['R-22 a 75 °F', 'cerca de {{fact:pt-r22-75f}}'],
        ['R-410A a 75 °F', 'cerca de {{fact:pt-r410a-75f}}'],
      ],
    },
    {
      title: 'Cadena de disposición final',
      rows: [
        ['Última persona', 'recupera lo que queda, o tiene prueba'],
        ['Prueba', 'declaración firmada o contrato; ninguna calcomanía'],
        ['Una línea cortada', 'no es una fuga'],
        ['Se conservan'],
        [
          'MVAC y parecidos, a la chatarra',
          '{{fact:mvac-scrap-vacuum}} mm de mercurio de vacío, o como dice la Subparte B',
        ],
      ],
    },
    {
      title: 'No es para aparatos pequeños',
      rows: [
        [
          'Reparación de fugas',
          'empieza en {{fact:leak-repair-ods-charge}} (ODS), {{fact:leak-repair-hfc-charge}} (HFC)',
        ],
        ['Niveles de la Tabla 1', 'no se aplican'],
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
