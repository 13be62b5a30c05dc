import type { CheatSheet } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const coreSheetWords: Words<CheatSheet> = {
  title: 'Hoja de repaso de Core',
  blocks: [
    {
      title: 'El examen',
      rows: [
        [
          'Preguntas en cada grupo',
          '{{fact:exam-questions-per-group|value}}; Universal {{fact:exam-questions-universal|value}}',
        ],
        [
          'Para aprobar, a libro cerrado',
          '{{fact:exam-pass-mark-closed-book}}, es decir, {{fact:exam-pass-count-closed-book}} en cada grupo',
        ],
        [
          'Para aprobar, Tipo I por correo',
          '{{fact:exam-pass-mark-mail-in}}, es decir, {{fact:exam-pass-count-mail-in}}',
        ],
      ],
    },
    {
      title: 'Clases de presión a {{fact:pressure-class-temperature}}',
      rows: [
        ['Baja (Tipo III)', 'menos de {{fact:pressure-class-medium}}: R-11, R-113, R-123, R-245fa'],
        [
          'Media (Tipo II)',
          '{{fact:pressure-class-medium|value}} a {{fact:pressure-class-high}}: R-12, R-114, R-124, R-134a, R-500',
        ],
        [
          'Alta (Tipo II)',
          '{{fact:pressure-class-high|value}} a {{fact:pressure-class-very-high}}: R-22, R-407C, R-410A, R-502',
        ],
        [
          'Muy alta (Tipo II)',
          'más de {{fact:pressure-class-very-high}}, o temperatura crítica menor de {{fact:pressure-class-temperature}}: R-13, R-23, R-503',
        ],
      ],
    },
    {
      title: 'Ozono y clima',
      rows: [
        [
          'ODP',
          'CFC-11 {{fact:odp-reference}}; R-22 {{fact:odp-hcfc-22}}; R-123 {{fact:odp-hcfc-123}}; HFC {{fact:odp-hfcs}}',
        ],
        [
          'GWP, {{fact:gwp-years}}',
          'dióxido de carbono {{fact:gwp-reference}}; R-134a {{fact:gwp-ar4-r-134a}}; R-22 {{fact:gwp-ar4-hcfc-22}} (AR4)',
        ],
        ['Daño al ozono', 'CFC mayor, HCFC menor, HFC ninguno'],
        ['Un átomo de cloro', 'puede destruir más de {{fact:ozone-molecules-per-chlorine-atom}}'],
      ],
    },
    {
      title: 'Fechas',
      rows: [
        ['Ventear CFC y HCFC es ilegal desde el'],
        ['Ventear sustitutos es ilegal desde el'],
        ['Fin de producción e importación de CFC'],
        ['Fin de producción e importación de R-22'],
        ['Fin de producción e importación de todos los HCFC'],
        [
          'Certificación de máquinas de recuperación',
          'si se hicieron o importaron desde el {{fact:recovery-machine-date}}',
        ],
        [
          'Reducción gradual de HFC',
          'recorte de {{fact:hfc-cut-2024}} desde 2024, {{fact:hfc-cut-2029}} desde 2029, {{fact:hfc-cut-2036}} desde 2036',
        ],
      ],
    },
    {
      title: 'La ley',
      rows: [
        [
          'Sanción civil máxima',
          '{{fact:penalty-civil-maximum}} por día y por infracción (desde el {{fact:penalty-civil-maximum-since}})',
        ],
        ['Recompensa por información', 'hasta {{fact:award-for-information}}'],
        [
          'Trabajo mayor',
          'quitar compresor, condensador, evaporador o serpentín auxiliar; o abrir más de {{fact:major-opening-area}} por más de {{fact:major-opening-time}}',
        ],
        ['Aprendiz', 'registrado, supervisado, {{fact:apprentice-time}} como máximo'],
        ['Conserve los registros por'],
        [
          'Registro de disposición final',
          'por cada aparato con más de {{fact:disposal-record-above}} y menos de {{fact:disposal-record-below}}',
        ],
        ['Latas de venta libre', 'para autos, de {{fact:small-can-weight}} o menos'],
        ['Se pueden ventear en cualquier uso', 'dióxido de carbono, nitrógeno, agua'],
      ],
    },
    {
      title: 'Recuperar, reciclar, regenerar',
      rows: [
        ['Recuperar (recover)', 'sacar y guardar; sin limpieza ni prueba'],
        ['Reciclar (recycle)', 'limpiar para el mismo propietario'],
        ['Regenerar (reclaim)', 'reprocesar a la pureza de {{fact:reclaim-standard}}, comprobada con análisis'],
        ['Para un propietario nuevo', 'primero se regenera'],
        ['Máquina dependiente del sistema', 'solo para carga completa de hasta {{fact:system-dependent-limit}}'],
        ['Norma para probar las máquinas'],
      ],
    },
    {
      title: 'Recuperación',
      rows: [
        ['Orden de recuperación', 'primero líquido, después vapor'],
        ['Recuperación más rápida', 'mangueras cortas y anchas, sin núcleos, aparato caliente, cilindro frío'],
        ['Al llegar al nivel de vacío', 'espere; si sube la presión, siga'],
        ['Cada refrigerante', 'en su propio cilindro; nunca mezcle'],
      ],
    },
    {
      title: 'Vacío y deshidratación',
      rows: [
        ['Una atmósfera'],
        ['psia', 'psig más {{fact:atmosphere-psia|value}} al nivel del mar'],
        ['Meta de un vacío profundo', '{{fact:dehydration-target}} o menos, luego espere; la regla no la fija'],
        ['Subida tras evacuar', 'se estabiliza: humedad; sigue: fuga'],
        ['En un vacío profundo', 'no ponga en marcha un compresor hermético'],
      ],
    },
    {
      title: 'Cilindros',
      rows: [
        ['Cilindro de recuperación', 'gris, arriba amarillo; hasta {{fact:cylinder-fill}} lleno'],
        ['Cilindro desechable (DOT-39)', 'nunca lo vuelva a llenar'],
        ['Nueva prueba del cilindro', 'cada {{fact:cylinder-retest}}, como se suele enseñar'],
        ['Cilindros por debajo de', '{{fact:cylinder-heat}}; nunca use una llama'],
        [
          'Transporte',
          'de pie; División {{fact:hazard-class-nonflammable}} no arde, {{fact:hazard-class-flammable}} arde',
        ],
      ],
    },
    {
      title: 'Mezclas, aceites, clases de seguridad',
      rows: [
        ['Serie 400', 'zeótropos: deslizamiento; cargue como líquido'],
        ['Serie 500', 'azeótropos: como un solo fluido'],
        ['Aceite', 'mineral: CFC, HCFC; POE: HFC, HFO'],
        ['Clases de seguridad'],
        ['Clases de toxicidad A y B', 'se dividen en un límite de exposición de {{fact:toxicity-line}}'],
      ],
    },
    {
      title: 'Seguridad',
      rows: [
        ['Peligro principal de una fuga grande', 'falta de oxígeno: salga, ventile, entre solo con SCBA'],
        ['Llama y refrigerante con cloro', 'forman ácidos y fosgeno'],
        ['Nitrógeno en una prueba de fugas', 'con regulador y válvula de alivio; nunca oxígeno ni aire'],
        ['Manómetros', 'azul lado de baja, rojo lado de alta, amarillo centro'],
      ],
    },
  ],
};
