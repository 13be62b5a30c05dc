import type { Guide } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const coreGuideWords: Words<Guide> = {
  title: 'Guía de estudio de Core',
  summary:
    'Core es lo que todo técnico certificado debe saber: el ozono y el clima, la ley, recuperar, reciclar y regenerar, el manejo seguro y las bases del ciclo. Usted necesita Core para cada tipo, y una vez que lo aprueba no tiene que volver a tomarlo.',
  topics: [
    {
      slug: 'environment',
      name: 'Efectos en el medio ambiente',
      paragraphs: [
        'El ozono es una molécula de tres átomos de oxígeno. La mayor parte está en la estratosfera, la capa que sigue a aquella en que vivimos, y allí protege al planeta como un protector solar. Absorbe toda la luz ultravioleta más peligrosa (UVC), la mayor parte de la UVB y un poco de la UVA. Cuando la capa de ozono se adelgaza, la que pasa es sobre todo UVB.',
        'Más UVB en el suelo significa más cáncer de piel, más cataratas (una nube en el lente del ojo) y defensas más débiles. Daña los cultivos, mata las plantas diminutas del mar de las que viven los peces, y hace daño a las crías de peces, camarones, cangrejos y ranas. Hasta agrieta antes los plásticos. El famoso agujero de ozono es un adelgazamiento sobre la Antártida en cada primavera del sur, pero también se han medido pérdidas sobre Norteamérica, Europa y Asia.',
        'Las sustancias que hacen el daño llevan cloro o bromo. Un CFC es tan estable que nada cerca del suelo lo descompone, y la lluvia no lo arrastra. Flota de dos a cinco años hasta que llega a la estratosfera. Allí la luz ultravioleta fuerte le arranca el cloro, y un solo átomo de cloro puede destruir más de 100,000 moléculas de ozono. El cloro de las albercas, de la sal del mar, de las fábricas y de los volcanes no hace ese viaje, así que no es la causa.',
        'Dos números describen el daño. El ODP, potencial de agotamiento del ozono, compara una sustancia con la misma masa de CFC-11, que vale 1.0. El GWP, potencial de calentamiento global, compara su calentamiento con el del dióxido de carbono, que vale 1, por lo general a lo largo de 100 años. No los confunda: un HFC como el R-134a tiene un ODP de cero y aun así calienta el clima más de mil veces lo que calienta la misma masa de dióxido de carbono.',
        'Las familias dependen de los átomos que llevan. Los CFC tienen cloro, flúor y carbono. Los HCFC tienen además hidrógeno, que hace que se descompongan antes, así que llega menos de su cloro a la capa de ozono. Los HFC tienen hidrógeno pero no cloro, así que no afectan el ozono. Las HFO tienen un enlace doble entre átomos de carbono, que les da una vida corta y un GWP muy bajo.',
      ],
      keyPoints: [
        { point: 'La capa de ozono está en la estratosfera.' },
        { point: 'Un átomo de cloro puede destruir más de {{fact:ozone-molecules-per-chlorine-atom}}.' },
        { point: 'Efectos de la UVB en las personas: cáncer de piel, cataratas, defensas más débiles.' },
        { point: 'Por ODP, los CFC son los más altos, los HCFC mucho más bajos, y los HFC tienen cero.' },
        { point: 'Los CFC y los HCFC dañan el ozono y calientan el clima; los HFC solo calientan el clima.' },
      ],
      tables: [
        {
          caption: 'Familias de refrigerantes',
          columns: ['Familia', 'Contiene', '¿Daña el ozono?', 'Ejemplos'],
          rows: [
            ['CFC', 'cloro, flúor, carbono', 'más que ninguna', 'R-11, R-12, R-113, R-114, R-115'],
            ['HCFC', 'hidrógeno, cloro, flúor, carbono', 'mucho menos', 'R-22, R-123, R-124'],
            ['HFC', 'hidrógeno, flúor, carbono', 'no', 'R-32, R-134a, R-404A, R-410A'],
            ['HFO', 'hidrógeno, flúor, carbono con un enlace doble', 'no, o casi nada', 'R-1234yf, R-1234ze(E)'],
            ['Naturales', 'sin halógenos', 'no', 'R-290 propano, R-717 amoníaco, R-744 dióxido de carbono'],
          ],
        },
        {
          caption: 'Potencial de agotamiento del ozono (valores del Protocolo de Montreal)',
          columns: ['Refrigerante', 'ODP'],
          rows: [[], [], [], [], [], [], ['HFC-134a y otros HFC']],
        },
        {
          caption:
            'Potencial de calentamiento global a lo largo de 100 años (valores AR4, los que usan las reglas de HFC de Estados Unidos)',
          columns: ['Refrigerante', 'GWP'],
          rows: [
            ['Dióxido de carbono (R-744)'],
            ['R-454B', 'cerca de {{fact:gwp-ar4-r-454b}}'],
            [],
            [],
            [],
            ['R-410A', 'cerca de {{fact:gwp-ar4-r-410a}}'],
            ['R-404A', 'cerca de {{fact:gwp-ar4-r-404a}}'],
          ],
        },
      ],
    },
    {
      slug: 'laws',
      name: 'Ley de Aire Limpio y Protocolo de Montreal',
      paragraphs: [
        'El Protocolo de Montreal de 1987 es el tratado internacional que elimina gradualmente las sustancias que agotan la capa de ozono. Estados Unidos lo cumple por medio del Título VI de la Ley de Aire Limpio, que el Congreso agregó en 1990. La Sección 608 rige su trabajo: trata del reciclaje y del venteo en la refrigeración y el aire acondicionado estacionarios. La Sección 609 trata del aire acondicionado de vehículos motorizados. La Sección 612 es SNAP, el programa con el que la EPA decide qué sustituto se puede usar y dónde. La aprobación de SNAP para un uso no vale para ningún otro.',
        'La ley divide las sustancias en dos clases. La clase I tiene un ODP de 0.2 o más e incluye los CFC y los halones. La clase II está por debajo de 0.2 y reúne los HCFC. La clase I se fue primero: no se ha fabricado ni importado ningún CFC desde el 1 de enero de 1996, fecha que los libros viejos llaman el fin de 1995. Los HCFC salen por pasos. El R-22 se pudo fabricar para equipo existente hasta 2020, y desde entonces ya no se puede. El último HCFC termina el 1 de enero de 2030.',
        'Una eliminación gradual prohíbe fabricar e importar, no usar. Usted puede mantener en servicio un sistema de R-22, y puede cargarlo con refrigerante recuperado, reciclado o regenerado, o con existencias viejas. Ninguna regla federal obliga al propietario a convertirlo.',
        'Los HFC tienen su propia ley. La Enmienda de Kigali de 2016 agregó los HFC al tratado, y en Estados Unidos la Ley AIM del 27 de diciembre de 2020 da a la EPA el poder de actuar. Tiene tres brazos: una reducción gradual de la producción y la importación, límites para el equipo nuevo, y reglas sobre fugas y regeneración. La reducción gradual se detiene en el 15 por ciento de la línea base, así que los HFC se recortan, pero no se prohíben.',
        'Desde el 1 de enero de 2025, la mayoría de los sistemas nuevos de enfriamiento de confort no puede usar un refrigerante con un GWP de 700 o más. Con eso terminó la fabricación de sistemas nuevos de R-410A para casas y negocios pequeños. Cuidado con dos trampas. Dar servicio a los sistemas de R-410A nunca se prohibió. Y las unidades fabricadas o importadas antes del 1 de enero de 2025 todavía se pueden instalar, por una regla vigente desde el 27 de julio de 2026.',
        'Infringir las reglas sale caro. El máximo civil se cuenta por día y por infracción, y las infracciones a sabiendas pueden ser delitos. La EPA puede pagar hasta $10,000 por información que lleve a una condena o a una sanción. Los estados pueden ser más estrictos que la EPA, pero no menos, y cuando las reglas cambian después de que usted se certificó, usted sigue las nuevas.',
      ],
      keyPoints: [
        { point: 'R-22: ninguna producción ni importación desde el {{fact:phaseout-r22-end}}.' },
        { point: 'Cualquier HCFC: la producción y la importación terminan el {{fact:phaseout-hcfcs-end}}.' },
        {
          point:
            'Sanción civil máxima: {{fact:penalty-civil-maximum}} por día y por infracción (impuesta a partir del {{fact:penalty-civil-maximum-since}}).',
        },
        {
          point:
            'Se puede pagar una recompensa de hasta {{fact:award-for-information}} por información sobre una infracción.',
        },
        {
          point:
            'Reducción gradual de los HFC: recorte de {{fact:hfc-cut-2022|words}} desde 2022, {{fact:hfc-cut-2024|value}} desde 2024, {{fact:hfc-cut-2029|value}} desde 2029, {{fact:hfc-cut-2034|value}} desde 2034, {{fact:hfc-cut-2036|value}} desde 2036.',
        },
      ],
      tables: [
        {
          caption: 'Fechas de la eliminación gradual',
          columns: ['Fecha', 'Qué terminó'],
          rows: [
            ['{{fact:phaseout-halons}}', 'Halones: producción e importación'],
            ['{{fact:phaseout-cfcs}}', 'CFC como R-11, R-12 y R-113: producción e importación'],
            [
              '{{fact:phaseout-r22-new-equipment}}',
              'R-22 y R-142b: producción e importación, excepto para dar servicio a equipo fabricado antes de esa fecha',
            ],
            [
              '{{fact:phaseout-hcfc-servicing-only}}',
              'Otros HCFC: producción e importación, excepto como refrigerante para equipo fabricado antes del {{fact:phaseout-hcfc-equipment-before}}',
            ],
            ['{{fact:phaseout-r22-end}}', 'R-22 y R-142b: producción e importación para cualquier uso'],
            ['{{fact:phaseout-hcfcs-end}}', 'Todos los HCFC, también el R-123: producción e importación'],
          ],
        },
        {
          caption: 'Secciones del Título VI de la Ley de Aire Limpio',
          columns: ['Sección', 'Tema'],
          rows: [
            ['{{fact:section-class-one-phaseout}}', 'Eliminación gradual de las sustancias de clase I'],
            ['{{fact:section-class-two-phaseout}}', 'Eliminación gradual de las sustancias de clase II'],
            ['{{fact:section-refrigerant-recycling}}', 'Reciclaje y venteo de refrigerante, equipo estacionario'],
            ['{{fact:section-motor-vehicles}}', 'Aire acondicionado de vehículos motorizados'],
            ['{{fact:section-substitutes}}', 'Sustitutos (SNAP)'],
          ],
        },
      ],
    },
    {
      slug: 'regulations',
      name: 'Reglamentos de la Sección 608',
      paragraphs: [
        'El corazón de la Sección 608 es una sola frase: nadie que dé mantenimiento o servicio a un aparato, lo repare o lo deseche puede ventear refrigerante a sabiendas. Para los CFC y los HCFC eso es ley desde el 1 de julio de 1992; para los sustitutos como los HFC, desde el 15 de noviembre de 1995. Las HFO tampoco se pueden ventear. Soltar el refrigerante después de recuperarlo también es venteo, y también lo es agregar carga a un sistema con fugas solo para encontrar la fuga y luego soltar esa carga al aire.',
        'Las pérdidas pequeñas solo se perdonan cuando usted hace bien el trabajo. Una liberación de minimis, como el soplo al conectar o desconectar mangueras en una recuperación de buena fe, no es una infracción siempre que usted siga las reglas de evacuación, equipo y certificación. El dióxido de carbono, el nitrógeno y el agua están exentos en cualquier uso. El amoníaco y los hidrocarburos solo están exentos en los usos enumerados. La exención va por sustancia y uso juntos: el propano en un refrigerador doméstico está exento; el propano puesto en un sistema dividido hecho para R-22 no lo está.',
        'Apréndase las clases de presión, porque de ellas dependen los niveles de evacuación y los tipos de certificación. La clase depende de la presión de saturación del líquido a 104 °F. El R-12, el R-134a y el R-500 son de presión media. Los libros viejos los clasificaban por el punto de ebullición y los llamaban de alta presión, y eso ya no es correcto.',
        'Técnico es toda persona de quien es razonable esperar que abra el circuito de refrigerante: al conectar manómetros, agregar o sacar refrigerante, o cortar una línea. Pintar, cablear por fuera, poner aislamiento térmico y apretar tornillos no es trabajo de técnico. Un aprendiz puede trabajar sin estar certificado dos años como máximo, registrado ante el Departamento de Trabajo y con supervisión cercana y continua. Su certificado no vence. Conserve una copia en el lugar de negocios, y durante tres años después de dejar el oficio.',
        'Solo los técnicos certificados, o las empresas que emplean a uno y lo demuestran, pueden comprar refrigerante. La excepción son las latas pequeñas de 2 lb o menos para vehículos motorizados. Los vendedores conservan las facturas tres años. Comprar refrigerante con su tarjeta para alguien que no está certificado es una infracción.',
        'Trabajo mayor significa quitar el compresor, el condensador, el evaporador o un serpentín auxiliar de intercambio de calor, o dejar descubierta una abertura de más de cuatro pulgadas cuadradas por más de 15 minutos. Si usted desecha aparatos con más de 5 y menos de 50 lb, lleve un registro de cada uno durante tres años.',
      ],
      keyPoints: [
        {
          point:
            'El venteo es ilegal: CFC y HCFC desde el {{fact:venting-ban-ods}}, sustitutos desde el {{fact:venting-ban-substitutes}}.',
        },
        { point: 'El dióxido de carbono, el nitrógeno y el agua se pueden liberar en cualquier uso.' },
        { point: 'Conectar o quitar manómetros no es abrir un aparato.' },
        {
          point:
            'Venta de refrigerante restringida: los que agotan la capa de ozono desde el {{fact:sales-restricted-ods}}, los sustitutos desde el {{fact:sales-restricted-substitutes}}.',
        },
        { point: 'Aprendices: registrados, supervisados, {{fact:apprentice-time|words}} como máximo.' },
        {
          point:
            'Trabajo mayor: sacar cualquiera de los cuatro componentes grandes, o una abertura de más de {{fact:major-opening-area}} por más de {{fact:major-opening-time}}.',
        },
        { point: 'Conserve los registros {{fact:records-kept|words}}.' },
      ],
      tables: [
        {
          caption: 'Clases de presión, por la presión de saturación del líquido a 104 °F',
          columns: ['Clase', 'Presión a 104 °F', 'Ejemplos que nombra la regla'],
          rows: [
            ['Baja', 'menos de {{fact:pressure-class-medium}}', 'R-11, R-113, R-123, R-245fa'],
            [
              'Media',
              'de {{fact:pressure-class-medium|value}} a {{fact:pressure-class-high}}',
              'R-12, R-114, R-124, R-134a, R-500',
            ],
            [
              'Alta',
              'de {{fact:pressure-class-high|value}} a {{fact:pressure-class-very-high}}',
              'R-22, R-407A, R-407C, R-410A, R-502',
            ],
            [
              'Muy alta',
              'más de {{fact:pressure-class-very-high}}, o temperatura crítica menor de {{fact:pressure-class-temperature}}',
              'R-13, R-23, R-503, R-508A, R-508B',
            ],
          ],
        },
        {
          caption: 'Tipos de certificación',
          columns: ['Tipo', 'Le permite trabajar con'],
          rows: [
            ['Tipo I', 'Aparatos pequeños'],
            ['Tipo II', 'Aparatos de presión media, alta y muy alta'],
            ['Tipo III', 'Aparatos de baja presión'],
            [
              'Universal',
              'Los tres; para cobrar por el aire acondicionado de vehículos motorizados hace falta además la Sección 609',
            ],
          ],
        },
        {
          caption: 'El examen',
          columns: ['Dato', 'Cifra'],
          rows: [
            [
              'Preguntas',
              '{{fact:exam-questions-per-group|value}} de Core y {{fact:exam-questions-per-group|value}} de cada tipo; Universal {{fact:exam-questions-universal|value}}',
            ],
            [
              'Para aprobar, a libro cerrado',
              '{{fact:exam-pass-mark-closed-book|words}} de cada grupo, es decir, {{fact:exam-pass-count-closed-book}} de 25',
            ],
            [
              'Para aprobar, Tipo I por correo',
              '{{fact:exam-pass-mark-mail-in|words}}, es decir, {{fact:exam-pass-count-mail-in}}',
            ],
            ['Vencimiento', 'ninguno'],
          ],
        },
      ],
    },
    {
      slug: 'substitutes',
      name: 'Refrigerantes sustitutos y aceites',
      paragraphs: [
        'No existe un verdadero sustituto directo (drop-in) del R-12 ni del R-22. Una reconversión casi siempre necesita aceite nuevo, y muchas veces sellos, filtros deshidratadores o controles nuevos. Al terminar, ponga en la unidad una etiqueta con su refrigerante y su aceite nuevos, para que el siguiente técnico lo sepa. Los hidrocarburos no están aprobados para reconvertir acondicionadores de aire, de ninguna manera.',
        'Muchos sustitutos son mezclas. El número le dice de qué clase. Una mezcla de la serie 400 es un zeótropo: sus partes hierven a temperaturas distintas, así que se evapora y se condensa dentro de un intervalo. Ese intervalo se llama deslizamiento de temperatura. Una mezcla de la serie 500 es un azeótropo: a una presión dada tiene un solo punto de ebullición y se comporta como un solo fluido. El R-410A es una mezcla de la serie 400, pero su deslizamiento es tan pequeño que se comporta casi como un azeótropo.',
        'Como las partes de un zeótropo son distintas, también salen por una fuga a ritmos distintos. Lo que queda tiene otra composición. Eso es el fraccionamiento. También por eso un zeótropo se carga como líquido: el vapor que se saca del cilindro no sería la mezcla correcta. Estrangule el líquido al entrar al lado de baja, para que se vuelva vapor antes de llegar al compresor. Los azeótropos y los refrigerantes simples pueden entrar como vapor o como líquido.',
        'Cada aceite va con sus refrigerantes. El aceite mineral va con los CFC y los HCFC, el alquilbenceno con las mezclas de servicio de HCFC, y el poliolester (POE) con los HFC y las HFO. El POE absorbe la humedad del aire, así que deje la lata cerrada hasta el momento de usarla. El aceite PAG es para sistemas de autos. Cuando se cambia de un CFC a un HFC, por lo general no debe quedar más de cerca de 5 por ciento del aceite mineral viejo.',
        'El R-410A trabaja a cerca de 1.6 veces la presión del R-22, así que nunca debe entrar en un equipo de R-22. Necesita manómetros, mangueras y equipo de recuperación para más presión.',
        'ASHRAE 34 da a cada refrigerante una letra por su toxicidad y un número por su inflamabilidad. A es menor toxicidad, B es mayor. La clase 1 no propaga la llama, la 2L arde despacio, la 2 es inflamable y la 3 arde con más facilidad. El R-32 y el R-454B son A2L, el propano es A3 y el R-123 es B1. Use máquinas de recuperación, bombas y detectores aprobados para la clase con la que trabaja. Los tipos comunes de la Sección 608 abarcan el equipo A2L; no hay otra tarjeta federal.',
      ],
      keyPoints: [
        { point: 'Serie 400: zeótropos con deslizamiento. Serie 500: azeótropos.' },
        { point: 'Cargue los zeótropos como líquido.' },
        { point: 'El aceite POE va con los HFC y las HFO, y absorbe humedad rápido.' },
        {
          point: 'A 70 °F, el R-410A está a cerca de {{fact:pt-r410a-70f}}, y el R-22 a cerca de {{fact:pt-r22-70f}}.',
        },
        { point: 'No existe un sustituto directo (drop-in) del R-12 ni del R-22.' },
      ],
      tables: [
        {
          caption: 'Mezclas comunes',
          columns: ['Mezcla', 'De qué está hecha (por ciento en peso)', 'Deslizamiento a una atmósfera'],
          rows: [
            ['R-404A', 'R-125, R-143a, R-134a ({{fact:blend-r404a}})', 'cerca de {{fact:glide-r404a}}'],
            [],
            ['R-410A', 'R-32, R-125 ({{fact:blend-r410a}})', 'menos de 0.3 °F'],
            ['R-454B', 'R-32, R-1234yf ({{fact:blend-r454b}})', 'pequeño'],
            ['R-507A', 'R-125, R-143a (50/50)', 'ninguno'],
          ],
        },
        {
          caption: 'Clases de seguridad de ASHRAE 34',
          columns: ['Clase', 'Significado', 'Ejemplos'],
          rows: [
            ['A1', 'menor toxicidad, no propaga la llama', 'R-22, R-134a, R-404A, R-410A'],
            ['A2L', 'menor toxicidad, arde despacio', 'R-32, R-454B, R-1234yf'],
            ['A2', 'menor toxicidad, inflamable', 'R-152a'],
            ['A3', 'menor toxicidad, mayor inflamabilidad', 'R-290, R-600a'],
            ['B1', 'mayor toxicidad, no propaga la llama', 'R-123'],
            ['B2L', 'mayor toxicidad, arde despacio', 'amoníaco (R-717)'],
          ],
        },
        {
          caption: 'Qué aceite va con qué refrigerante',
          columns: ['Aceite', 'Refrigerantes'],
          rows: [
            ['Mineral', 'CFC y HCFC'],
            ['Alquilbenceno', 'mezclas de servicio de HCFC'],
            ['Poliolester (POE)', 'HFC y HFO'],
            ['PAG', 'sistemas de autos'],
          ],
        },
      ],
    },
    {
      slug: 'cycle',
      name: 'Ciclo de refrigeración y manómetros',
      paragraphs: [
        'Siga al refrigerante una vuelta completa. El compresor toma vapor fresco de baja presión y manda vapor caliente de alta presión. Solo puede manejar vapor; el líquido puede destruirlo. El condensador cede el calor, y el vapor se vuelve líquido de alta presión. El dispositivo de expansión baja la presión, y lo que sale es una mezcla fría de líquido y gas flash. El evaporador toma calor, la mezcla hierve, y el vapor de baja presión vuelve al compresor. El enfriamiento ocurre en el evaporador.',
        'Dos palabras dicen qué tan lejos está el refrigerante de hervir. El sobrecalentamiento es cuánto más caliente está un vapor que su temperatura de saturación. El subenfriamiento es cuánto más frío está un líquido que su temperatura de saturación. Se espera sobrecalentamiento a la salida del evaporador y subenfriamiento a la salida del condensador.',
        'Tres ayudantes están en las líneas. El recibidor de líquido guarda líquido después del condensador. El filtro deshidratador, en la línea de líquido, atrapa humedad y suciedad. El acumulador de succión, en la línea de succión, atrapa líquido para que no golpee el compresor. Las burbujas en la mirilla de la línea de líquido hacen pensar en poca carga o en una restricción, y un indicador de humedad cambia de color cuando el sistema está húmedo.',
        'En el juego de manómetros (manifold), el azul es el manómetro compuesto del lado de baja, el rojo es el del lado de alta, y la amarilla es la manguera central. El manómetro compuesto también lee por debajo de cero: pulgadas de vacío, que se escriben in. Hg. El cero de un manómetro es la presión atmosférica. Sume 14.7 para pasar de psig a psia al nivel del mar.',
        'El refrigerante saturado a una temperatura conocida tiene una sola presión, y la tabla la da. Si un sistema en reposo marca más que la tabla, tiene aire o el refrigerante no es el de la etiqueta. El aire en el condensador sube la presión de alta.',
        'Para las fugas, un detector electrónico o ultrasónico encuentra la zona y las burbujas de jabón encuentran el punto. Una prueba de presión estática o de vacío le dice que hay una fuga, pero no dónde. Presurice con nitrógeno seco por medio de un regulador de presión, con una válvula de alivio después. Nunca use oxígeno ni aire comprimido; con el aceite pueden explotar. Las válvulas de alivio van una al lado de la otra, nunca en serie.',
      ],
      drawings: [
        {
          name: 'cycle',
          shows:
            'El ciclo de refrigeración, en el sentido del reloj desde la izquierda: el líquido a alta presión llega al dispositivo de expansión, y de allí sale una mezcla fría a baja presión. En el evaporador, abajo, la mezcla toma calor. El vapor fresco a baja presión sube al compresor, a la derecha, que manda vapor caliente a alta presión al condensador, arriba. Allí cede calor y vuelve a ser líquido.',
          caption:
            'El compresor y el dispositivo de expansión dividen el sistema: alta presión arriba, baja presión abajo. Las líneas de puntos llevan vapor; las continuas, líquido.',
        },
      ],
      keyPoints: [
        { point: 'psia es psig más {{fact:atmosphere-psia|value}} al nivel del mar.' },
        { point: 'Manómetros y mangueras: azul el lado de baja, rojo el lado de alta, amarilla la manguera central.' },
        { point: 'El aire en el condensador sube la presión de alta.' },
        { point: 'Busque fugas con nitrógeno, nunca con oxígeno ni aire comprimido.' },
        {
          point: 'La prueba de presión estática y la mirilla no valen por sí solas como inspección de fugas.',
        },
      ],
      tables: [
        {
          caption: 'Estado del refrigerante a lo largo del ciclo',
          columns: ['Lugar', 'Presión', 'Estado'],
          rows: [
            ['Línea de succión', 'baja', 'vapor sobrecalentado'],
            ['Línea de descarga', 'alta', 'vapor sobrecalentado'],
            ['Salida del condensador, línea de líquido', 'alta', 'líquido subenfriado'],
            ['Después del dispositivo de expansión', 'baja', 'mezcla de líquido y gas flash'],
            ['Evaporador', 'baja', 'mezcla que hierve'],
          ],
        },
        { caption: 'Presión de saturación en psig, columna de líquido de la tabla' },
      ],
    },
    {
      slug: 'three-rs',
      name: 'Recuperar, reciclar, regenerar',
      paragraphs: [
        'Tres palabras que se parecen significan tres cosas distintas, y al examen le encantan. Recuperar (recover) es sacar el refrigerante de un aparato, en cualquier condición, y guardarlo en un recipiente externo. La recuperación no exige limpieza ni pruebas. Reciclar (recycle) es limpiarlo para que el mismo propietario lo vuelva a usar, por lo general separando el aceite y pasándolo por filtros deshidratadores que reducen la humedad, el ácido y las partículas. Regenerar (reclaim) es reprocesarlo hasta la norma de pureza y demostrar esa pureza con un análisis químico. La norma se basa en AHRI 700. Quien regenera es una empresa regeneradora certificada, no usted en el techo.',
        'Lo que usted puede hacer con refrigerante usado depende de quién será su propietario. Puede volver a ponerlo en el mismo aparato, o en otro aparato del mismo propietario, sin reciclarlo ni regenerarlo. Los sistemas de vehículos motorizados son la excepción. Solo se puede vender a un propietario nuevo después de que una empresa regeneradora certificada lo regeneró. Así que lo que cuenta es el cambio de propietario. Usted no puede vender a un cliente lo que recuperó de otro.',
        'Hay dos clases de máquinas de recuperación. Las autónomas, también llamadas activas, hacen solas el trabajo. Las dependientes del sistema, también llamadas pasivas, necesitan ayuda del aparato, por ejemplo de su compresor. Una máquina dependiente del sistema no se puede usar en un aparato con una carga completa de más de 15 lb, a menos que sea una unidad de vaciado conectada de forma permanente.',
        'Una máquina fabricada o importada a partir del 15 de noviembre de 1993 debe estar certificada por una organización de pruebas aprobada por la EPA y llevar una etiqueta que lo diga. Una máquina más vieja se considera certificada si todavía alcanza su nivel cuando se comprueba con un manómetro calibrado. Si usted modifica una máquina certificada de un modo que afecta su rendimiento, pierde su certificación hasta que se vuelve a probar. Use las máquinas como indica el fabricante. Sus mangueras necesitan conexiones de baja pérdida. Desde el 1 de enero de 2017, las máquinas para HFC y otros sustitutos también deben estar certificadas.',
        'No mezcle refrigerantes en un cilindro. Una mezcla puede ser imposible de regenerar, y entonces alguien paga por destruirla, casi siempre usted.',
      ],
      keyPoints: [
        { point: 'El mismo propietario puede volver a usar el refrigerante recuperado tal como está.' },
        { point: 'Un propietario nuevo significa regenerar primero.' },
        {
          point: 'Máquinas dependientes del sistema: hasta una carga completa de {{fact:system-dependent-limit}}.',
        },
        {
          point:
            'Las máquinas fabricadas o importadas a partir del {{fact:recovery-machine-date}} deben estar certificadas y etiquetadas.',
        },
        {
          point:
            '{{fact:reclaim-standard}} trata de la pureza; {{fact:recovery-test-standard}}, de probar las máquinas.',
        },
        {
          point:
            'Una empresa regeneradora puede perder {{fact:reclaimer-loss|words}} como máximo e informa a más tardar el {{fact:reclaimer-report}}.',
        },
      ],
      tables: [
        {
          caption: 'Las tres palabras',
          columns: ['Palabra', 'Qué se hace', 'Quién puede usar el resultado'],
          rows: [
            ['Recuperar (recover)', 'sacado y guardado, no se exige limpieza', 'el mismo propietario'],
            ['Reciclar (recycle)', 'limpiado de aceite, humedad, ácido y partículas', 'el mismo propietario'],
            [
              'Regenerar (reclaim)',
              'reprocesado hasta el nivel de AHRI 700 y analizado',
              'cualquiera que esté certificado para comprar',
            ],
          ],
        },
        {
          caption: 'Límites de pureza del refrigerante regenerado (en general)',
          columns: ['Impureza', 'Límite'],
          rows: [
            [
              'Agua',
              '{{fact:reclaim-water}} en peso; {{fact:reclaim-water-low-pressure}} en refrigerantes de baja presión',
            ],
            ['Acidez'],
            [
              'Gases no condensables',
              '{{fact:reclaim-non-condensables|words}} en volumen; no se aplica a refrigerantes de baja presión',
            ],
            ['Otras impurezas', '{{fact:reclaim-impurities|words}} en peso'],
            ['Residuo de alto punto de ebullición', '{{fact:reclaim-residue|words}} en volumen'],
          ],
        },
      ],
    },
    {
      slug: 'recovery',
      name: 'Técnicas de recuperación',
      paragraphs: [
        'Empiece por averiguar qué hay en el sistema. Lea la placa de datos y luego compare la presión en reposo y la temperatura con la tabla. Use un cilindro limpio para cada refrigerante y nunca mezcle dos en uno. Si el cilindro es nuevo o se vació, primero hágale vacío.',
        'Saque primero el líquido. El líquido es denso, así que es lo que mueve más libras por minuto. Después saque el vapor. La recuperación va más rápido cuando hace calor, la máquina es grande y las mangueras son cortas y anchas. Quite los núcleos de las válvulas; bloquean la mayor parte del flujo. Un día frío lo retrasa, porque las presiones son bajas y el vapor es poco denso. Enfriar el cilindro de recuperación y calentar el aparato aumenta la diferencia de presión y ayuda.',
        'Push-pull es una manera de mover mucho líquido. La máquina saca vapor del cilindro y lo empuja al lado de vapor del sistema, y eso empuja el líquido directo al cilindro sin pasar por la máquina. Sirve para cargas grandes. No conviene para cargas pequeñas, bombas de calor ni sistemas con válvula inversora. Ponga el cilindro sobre una báscula, porque la máquina no impide llenarlo de más, y termine con una recuperación normal de vapor.',
        'Cuando llegue al nivel que necesita, espere unos minutos. Si la presión sube, todavía hierve líquido, o refrigerante atrapado en el aceite, y hay más que recuperar. No tome este paso a la ligera; es uno de los puntos que más se preguntan en el examen.',
        'Cuide la máquina. Cámbiele el aceite y el filtro con frecuencia, porque el refrigerante usado lleva ácido, humedad y aceite. Después de una quemadura del compresor, pase el refrigerante por un filtro en la línea, y luego cambie el aceite y los filtros. Antes de cambiar a otro refrigerante, recupere lo que la máquina contiene, cambie filtros y aceite, y evacúela. No deje líquido atrapado entre dos válvulas cerradas; al calentarse puede reventar la línea. Y no use una bomba de vacío como máquina de recuperación: echaría el refrigerante al aire.',
      ],
      drawings: [
        {
          name: 'recovery-set-up',
          shows:
            'Un montaje de recuperación. Una manguera va desde el fondo del sistema, donde está el líquido, a través de un filtro deshidratador, hasta la entrada de la máquina de recuperación. Otra manguera va de su salida al cilindro, que está sobre una báscula.',
          caption:
            'Primero el líquido, a través de un filtro deshidratador hasta la máquina, y de allí a un cilindro que se evacuó y que está sobre una báscula. Cuando ya no hay líquido, saque el vapor.',
        },
        {
          name: 'push-pull',
          shows:
            'Push-pull. La entrada de la máquina de recuperación saca vapor por la válvula de vapor del cilindro. Su salida empuja el vapor hacia la parte de arriba del sistema. Una tercera manguera lleva líquido desde el fondo del sistema directo a la válvula de líquido del cilindro, que está sobre una báscula.',
          caption:
            'Push-pull: por la máquina solo pasa vapor. Empuja el líquido fuera del sistema y directo al cilindro; la báscula le dice cuándo parar.',
        },
      ],
      keyPoints: [
        { point: 'Recupere primero el líquido, después el vapor.' },
        { point: 'Las mangueras cortas y anchas y un ambiente cálido aceleran la recuperación.' },
        { point: 'Al llegar al vacío exigido, espere y observe si la presión sube.' },
        {
          point:
            'El push-pull sirve para cargas de líquido de más de cerca de 10 a 15 lb y termina con una recuperación de vapor.',
        },
        { point: 'Use un cilindro aparte para cada refrigerante.' },
      ],
      tables: [
        {
          caption: 'Lo que acelera la recuperación y lo que la retrasa',
          columns: ['Más rápido', 'Más lento'],
          rows: [
            ['ambiente cálido', 'ambiente frío'],
            ['mangueras cortas y anchas', 'mangueras largas o delgadas'],
            ['núcleos de las válvulas quitados', 'núcleos de las válvulas puestos'],
            ['sacar primero el líquido', 'solo vapor desde el principio'],
            ['cilindro frío, aparato caliente', 'cilindro caliente, aparato frío'],
          ],
        },
      ],
    },
    {
      slug: 'dehydration',
      name: 'Evacuación y deshidratación',
      paragraphs: [
        'En este oficio hay dos clases de vacío. Una es el nivel de recuperación que la ley exige antes de abrir un aparato o mandarlo a la chatarra. La otra es el vacío profundo que se hace al final de una reparación para secar el sistema. Este tema trata de la segunda.',
        'La deshidratación saca aire y humedad. La humedad y el refrigerante juntos forman ácido clorhídrico y ácido fluorhídrico, que se comen el metal y el devanado del motor. El agua sale de un sistema al hervir, y a temperatura ambiente solo hierve si la presión es lo bastante baja: a 25 mm Hg absolutos hierve a cerca de 78 °F, y a 4.6 mm Hg, a cerca de 32 °F. Un sistema frío o muy húmedo necesita calor o un vacío más profundo.',
        'El vacío profundo se mide en micrones. Un micrón es la milésima parte de un milímetro de mercurio, y una atmósfera son 760,000 de ellos. La meta usual es 500 micrones o menos, y luego una espera. La Sección 608 no fija esa cifra; es buena práctica, no ley. Use un vacuómetro electrónico, porque un manómetro compuesto no puede mostrar pasos tan pequeños. Léalo en el sistema, lejos de la bomba, y con la bomba aislada con válvulas.',
        'La espera le dice qué queda. Si la presión sube y se estabiliza, todavía hierve humedad. Si sigue subiendo, hay una fuga. Las mangueras cortas y anchas, los núcleos fuera y un calor suave en el sistema acortan el trabajo. Una bomba demasiado grande en un sistema húmedo puede congelar el agua por dentro, y entonces ya no sale nada. Romper el vacío con nitrógeno seco ayuda; hacerlo varias veces se llama triple evacuación.',
        'Tres cuidados. Recupere el refrigerante antes de encender la bomba de vacío. No dé corriente a un compresor hermético o scroll mientras el sistema está en vacío profundo, porque en su devanado puede saltar un arco. Y no pare antes de tiempo: evacuar demasiado tiempo no daña un sistema; evacuar demasiado poco, sí.',
      ],
      keyPoints: [
        { point: 'Meta de un vacío profundo: {{fact:dehydration-target}} o menos, y luego una espera.' },
        { point: 'La Sección 608 no fija ninguna cifra en micrones para la deshidratación.' },
        {
          point:
            'En vacío, una subida de presión que se estabiliza significa humedad; una que sigue significa una fuga.',
        },
        { point: 'No ponga en marcha un compresor hermético en vacío profundo.' },
      ],
      tables: [
        {
          caption: 'Unidades de vacío comparadas',
          columns: ['Vacío, in. Hg', 'Absoluta, mm Hg', 'Micrones'],
          rows: [['0 (atmósfera)']],
        },
      ],
    },
    {
      slug: 'safety',
      name: 'Seguridad',
      paragraphs: [
        'El mayor peligro de una fuga grande es que ya no queda aire para respirar. La mayoría de los vapores de refrigerante pesan más que el aire, así que llenan una fosa o un sótano desde el suelo y empujan el oxígeno hacia fuera. En alta concentración también pueden alterar el ritmo del corazón, causar mareos o hacerle perder el conocimiento. Si ocurre una liberación grande, salga y ventile. Vuelva a entrar solo con un equipo de respiración autónoma (SCBA). No aspire vapor, no chupe refrigerante con la boca y no fume cerca de una fuga.',
        'El refrigerante líquido hierve sobre la piel y se lleva el calor. Eso es congelación de la piel, y en el ojo es mucho peor. Use lentes de seguridad o gafas protectoras y guantes forrados; el butilo es una elección común. Lea la hoja de datos de seguridad de cada refrigerante que usa.',
        'El fuego cambia la sustancia que usted tiene delante. Una llama o una superficie al rojo descompone los refrigerantes con cloro en ácido clorhídrico, ácido fluorhídrico y fosgeno, un gas venenoso. Los HFC no tienen cloro, así que no forman fosgeno, pero aun así sueltan ácido fluorhídrico. Saque el refrigerante antes de soldar, y deje correr nitrógeno por el tubo durante el trabajo. Una lámpara de haluro es solo para refrigerantes con cloro, y nunca se usa cerca de algo que arda.',
        'Un cilindro lleno de nitrógeno contiene cerca de 2,000 psig o más, suficiente para reventar cualquier sistema. Use siempre un regulador de presión, con una válvula de alivio en la línea después de él. No pase de la presión de prueba del lado de baja que indica la placa de datos. Nunca haga la prueba con oxígeno ni con aire comprimido. Cambie una válvula de alivio que esté corroída por dentro, y nunca ponga dos en serie.',
        'Con refrigerantes A2L y A3, ventile, mantenga lejos chispas y llamas, use equipo aprobado para ellos, y recupere y purgue con nitrógeno antes de acercar una llama. Sus cilindros tienen una banda roja en la parte de arriba. Tenga los cilindros de pie, asegurados y lejos del calor, abra despacio sus válvulas, y nunca caliente uno con un soplete.',
      ],
      keyPoints: [
        {
          point:
            'Peligro principal de una fuga grande: falta de oxígeno; la mayoría de los vapores pesan más que el aire.',
        },
        { point: 'Entre a una liberación grande solo con SCBA.' },
        {
          point: 'Una llama y un refrigerante con cloro forman ácido clorhídrico, ácido fluorhídrico y fosgeno.',
        },
        { point: 'Use el nitrógeno con un regulador de presión en el cilindro y una válvula de alivio después.' },
      ],
      tables: [
        {
          caption: 'Peso del vapor comparado con el aire',
          columns: ['Refrigerante', 'Veces el peso del aire'],
          rows: [[], [], [], [], ['Propano, dióxido de carbono'], ['Amoníaco', '0.6 (pesa menos, así que sube)']],
        },
      ],
    },
    {
      slug: 'cylinders',
      name: 'Cilindros y transporte',
      paragraphs: [
        'Un cilindro de recuperación tiene el cuerpo gris y la parte de arriba amarilla, y debe estar aprobado por el Departamento de Transporte (DOT) para volver a llenarse. Nunca lo llene a más de 80 por ciento. El líquido se expande al calentarse. Un cilindro que está 80 por ciento lleno de R-22 líquido a 70 °F queda lleno por completo de líquido cerca de 159 °F; con 90 por ciento pasaría cerca de 121 °F, y a eso puede llegar una camioneta al sol. Con el R-410A el margen es todavía menor. Cuando ya no queda espacio para el vapor, el cilindro puede reventar. Péselo en una báscula mientras lo llena, o use un flotador o un sensor de nivel.',
        'Un cilindro desechable, marcado DOT-39, es para un solo viaje. Nunca se debe volver a llenar. Su etiqueta advierte de multas de hasta $500,000 y cinco años de prisión. Cuando esté vacío, recupere lo que queda hasta 0 psig, inutilice el cilindro y recicle el metal.',
        'Los cilindros rellenables se deben volver a probar según un calendario. En el oficio se enseñan cinco años; la tabla federal da 5, 10 o 12 años según el cilindro y su servicio. No use uno que esté oxidado, abollado o vencido, o que tenga dañada la válvula.',
        'Antes de usar un cilindro de recuperación nuevo o que quedó vacío, evacúelo. Para saber si un cilindro tiene aire, déjelo llegar a una temperatura conocida, lea la presión y compárela con la tabla. Una lectura por encima de la tabla significa aire, o el refrigerante equivocado.',
        'Para el camino, los cilindros van de pie y amarrados. El cilindro lleva el nombre del refrigerante y una etiqueta de clasificación del DOT. Los refrigerantes que no arden viajan como División 2.2, gas no inflamable; los que arden viajan como División 2.1. El documento de embarque dice cuántos cilindros hay, de qué refrigerante y cuánto contiene cada uno.',
        'No se fíe del color de un cilindro de refrigerante nuevo para saber qué tiene adentro. Lea la etiqueta.',
      ],
      drawings: [
        {
          name: 'cylinder-marks',
          shows:
            'Un cilindro de recuperación con el cuerpo gris, la parte de arriba amarilla y dos válvulas. En su collar están grabados TW 28.0, el peso del cilindro vacío; WC 47.7, el peso del agua que contiene; 4BA400, su clase, con su presión de servicio al final; y 05 25, el mes y el año de su última prueba. Una línea de rayas debajo del collar marca el límite de llenado.',
          caption:
            'TW es la tara y WC la capacidad de agua, las dos en libras. En DOT-4BA400 la última cifra es la presión de servicio en psig. Llene el cilindro a {{fact:cylinder-fill|words}} como máximo.',
        },
      ],
      keyPoints: [
        { point: 'Cilindros de recuperación: cuerpo gris, parte de arriba amarilla, aprobados por el DOT.' },
        { point: 'Llene un cilindro de recuperación a {{fact:cylinder-fill|words}} como máximo.' },
        { point: 'Los cilindros DOT-39 nunca se vuelven a llenar.' },
        { point: 'Nueva prueba de los cilindros: cada {{fact:cylinder-retest}}, como se enseña en el oficio.' },
        {
          point:
            'En el transporte, el gas de la División {{fact:hazard-class-nonflammable}} no arde; el de la División {{fact:hazard-class-flammable}}, sí.',
        },
      ],
      tables: [
        {
          caption: 'Cuándo se llena de líquido un cilindro que se calienta (llenado a 70 °F)',
          columns: ['Refrigerante', 'Llenado a 80 por ciento', 'Llenado a 90 por ciento'],
          rows: [
            ['R-22', 'cerca de {{fact:cylinder-full-r22}}', 'cerca de 121 °F'],
            ['R-410A', 'cerca de {{fact:cylinder-full-r410a}}', 'cerca de 106 °F'],
          ],
        },
        {
          caption: 'Las reglas de los cilindros de un vistazo',
          columns: ['Cilindro', 'Regla'],
          rows: [
            [
              'Recuperación',
              'gris y amarillo, aprobado por el DOT, rellenable, {{fact:cylinder-fill|words}} como máximo',
            ],
            [
              'Desechable (DOT-39)',
              'nunca se vuelve a llenar; recupere hasta {{fact:disposable-cylinder-emptied}}, inutilícelo, recíclelo',
            ],
            ['Cualquiera en transporte', 'de pie, asegurado, etiquetado, con la etiqueta de clasificación del DOT'],
            ['Contenido inflamable', 'banda roja arriba; División {{fact:hazard-class-flammable}}'],
          ],
        },
      ],
    },
  ],
};
