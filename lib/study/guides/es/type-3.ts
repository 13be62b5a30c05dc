import type { Guide } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const typeThreeGuideWords: Words<Guide> = {
  title: 'Guía de estudio del Tipo III: baja presión',
  summary:
    'Enfriadores centrífugos grandes que trabajan por debajo de la presión atmosférica. Las fugas dejan entrar aire, el agua puede congelarse en los tubos, y la presión se sube con calor, no con nitrógeno: mucho aquí es al revés que en otros equipos.',
  topics: [
    {
      slug: 'leak-detection',
      name: 'Detección de fugas',
      paragraphs: [
        'Una máquina de baja presión está en parte en vacío. Donde hay una fuga, nada sale; entran aire y humedad. Por eso la primera señal de una fuga no es que falte carga, sino que la unidad de purga trabaja mucho. Si la purga se enciende con frecuencia o por mucho tiempo, busque una fuga.',
        'Para encontrarla, primero hay que subir la presión adentro, para que el refrigerante salga por donde entra el aire. La manera preferida en una máquina cargada es el calor: agua caliente controlada, un dispositivo de calor incorporado como Prevac, o mantas térmicas. El refrigerante caliente hace su propia presión, y nada extraño entra en la máquina. El nitrógeno es la segunda opción. Use lo que use, no pase de 10 psig. El disco de ruptura se abre a 15 psig, y conviene dejar margen.',
        'Los tubos también tienen fugas. Para revisarlos, drene la caja de agua y luego meta la punta del detector en su válvula de drenaje. El agua que quede en la caja no dejaría llegar el refrigerante a la punta, y podría dañar el instrumento. Un juego para la prueba hidrostática de tubos muestra cuál tubo está mal. Un tubo con fugas deja entrar agua al lado del refrigerante mientras la máquina está en vacío, así que la humedad que se sigue juntando en el drenaje de la purga hace sospechar de un tubo. Las máquinas con compresor abierto suelen tener fugas en el sello del eje.',
        'Una máquina sin refrigerante se revisa con una prueba de retención de vacío. Usted le hace vacío, la cierra y observa. Si la presión sube de 1 mm Hg a más de 2.5 mm Hg, busque fugas. Cuidado con la unidad: son milímetros, no pulgadas. Una subida que se estabiliza hace pensar en humedad, y una que sigue significa una entrada de aire. Un fabricante de enfriadores acepta una subida de hasta 0.05 in. Hg en 24 horas. Use un instrumento que lea presión absoluta; un manómetro de aguja no puede mostrar un cambio tan pequeño.',
        'El aire y la humedad hacen daño adentro. Forman ácido, suben la presión del condensador y quitan eficiencia. Una máquina a la que le entra aire hace trabajar más la purga, y cada ciclo de purga saca un poco de refrigerante junto con el aire. Reparar la fuga conviene por partida doble.',
      ],
      keyPoints: [
        { point: 'Una purga que trabaja mucho tiempo o con frecuencia señala una fuga.' },
        {
          point:
            'Para presurizar en una prueba de fugas: primero agua caliente o un dispositivo de calor, después nitrógeno.',
        },
        { point: 'Prueba de fugas a no más de {{fact:leak-test-ceiling}}.' },
        { point: 'El disco de ruptura se abre a {{fact:rupture-disc}}.' },
        {
          point:
            'Retención de vacío: si sube de {{fact:vacuum-test-start|value}} a más de {{fact:vacuum-test-limit}}, busque fugas.',
        },
      ],
      tables: [
        {
          caption: 'Cifras para la prueba de fugas',
          columns: ['Dato', 'Cifra'],
          rows: [
            ['Presión de prueba más alta'],
            ['Disco de ruptura'],
            [
              'Prueba de retención de vacío, subida sospechosa',
              'de {{fact:vacuum-test-start}} a más de {{fact:vacuum-test-limit}}',
            ],
            ['Límite de un fabricante para 24 horas'],
          ],
        },
      ],
    },
    {
      slug: 'leak-repair',
      name: 'Reparación de fugas',
      paragraphs: [
        'Las máquinas de baja presión siguen las mismas reglas de reparación de fugas que las demás. La Subparte F (40 CFR 82.157) abarca una máquina con 50 lb o más de un refrigerante que agota la capa de ozono, como el R-11 o el R-123. Las tasas anuales que obligan a reparar son 10 por ciento para el enfriamiento de confort, donde está la mayoría de los enfriadores, 20 por ciento para la refrigeración comercial y 30 por ciento para la refrigeración de procesos industriales.',
        'Las máquinas con HFC están bajo la regla de la Ley AIM (40 CFR 84.106) desde el 1 de enero de 2026, a partir de 15 lb. Eso abarca las máquinas con R-245fa, y también los enfriadores de presión media con R-134a. Un enfriador con R-1233zd(E) no está bajo ninguna de las dos reglas: la reparación de fugas de la Subparte F no lo alcanza, y su GWP está muy por debajo de 53. Pregunte siempre por el refrigerante, la carga y la categoría antes de contestar.',
        'Los plazos también son los mismos. El propietario calcula la tasa cada vez que se agrega refrigerante. Por encima del límite, tiene 30 días desde esa adición para encontrar y reparar las fugas, o 120 días si hay que parar un proceso industrial. La prueba de verificación inicial viene después de la reparación y antes de que vuelva a entrar refrigerante. La prueba de seguimiento viene en un plazo de 10 días después de la prueba inicial exitosa, o de la vuelta al funcionamiento normal. Un propietario que no repara debe tener en un plazo de 30 días un plan para reconvertir la máquina o retirarla de servicio, y debe terminarlo en un plazo de un año.',
        'Una vez que pasó el límite, un enfriador de confort de cualquier tamaño se inspecciona una vez al año, hasta que pasa un año dentro del límite. Un técnico certificado hace la inspección. Un enfriador que pierde 125 por ciento de su carga completa en un año calendario se informa a la EPA a más tardar el 1 de marzo del año siguiente. Los registros se conservan tres años, y usted deja al propietario un registro escrito de su trabajo.',
        'Un punto es propio del Tipo III. El refrigerante que una purga libera en su funcionamiento normal no es venteo. Aun así cuenta en la tasa de fugas, porque hay que reponerlo, a menos que se destruya con una eficiencia de 98 por ciento o más.',
        'Un ejemplo: un enfriador de 600 lb de R-123 en un edificio de oficinas recibe 70 lb en un año. Eso es 11.7 por ciento, más que el 10 por ciento del enfriamiento de confort, así que los 30 días empiezan el día en que se agregó el último refrigerante.',
      ],
      keyPoints: [
        {
          point:
            'Límite de la tasa de fugas de un enfriador de confort: {{fact:leak-rate-comfort-cooling|words}} al año.',
        },
        {
          point:
            'Repare en un plazo de {{fact:leak-repair-time}}, prueba de seguimiento en un plazo de {{fact:follow-up-test-time}}.',
        },
        {
          point:
            'Por encima del límite de la tasa de fugas: una inspección al año, hasta que un año queda dentro del límite.',
        },
        {
          point:
            'Pérdida de {{fact:chronic-leaker-share|words}} en un año calendario: informe a más tardar el {{fact:chronic-leaker-report}}.',
        },
        {
          point: 'Lo que pierde la purga cuenta, a menos que se destruya con {{fact:purge-destruction|words}} o más.',
        },
      ],
      tables: [
        {
          caption: 'Las máquinas de baja presión y las reglas de fugas',
          columns: ['Máquina', 'Regla'],
          rows: [
            ['R-11 o R-123, {{fact:leak-repair-ods-charge}} o más'],
            ['R-245fa, {{fact:leak-repair-hfc-charge}} o más'],
            ['R-1233zd(E)', 'ninguna'],
          ],
        },
        {
          caption: 'Plazos',
          columns: ['Qué', 'Cuándo'],
          rows: [
            [
              'Reparación',
              '{{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown|value}} con un paro del proceso industrial',
            ],
            ['Prueba de verificación de seguimiento', 'en un plazo de {{fact:follow-up-test-time}}'],
            [
              'Plan de reconversión o retiro de servicio',
              'hecho en {{fact:retrofit-plan-made}}, cumplido en {{fact:retrofit-plan-done|words}}',
            ],
            [
              'Inspección de un enfriador de confort por encima del límite',
              'una vez al año, hasta que un año queda dentro del límite',
            ],
            [
              'Informe de una pérdida de {{fact:chronic-leaker-share|words}}',
              '{{fact:chronic-leaker-report}} del año siguiente',
            ],
          ],
        },
      ],
    },
    {
      slug: 'techniques',
      name: 'Técnicas de recuperación',
      paragraphs: [
        'Saque primero el líquido y después el vapor. En estas máquinas el vapor no es un resto. La carcasa es enorme, así que una buena parte del peso de la carga puede quedar como vapor cuando ya no hay líquido. Se suele decir que una máquina de 350 toneladas de R-11 a 0 psig contiene cerca de 100 lb de vapor. Si usted para después del líquido, deja todo eso.',
        'El agua es lo que hay que vigilar. Al bajar la presión, el refrigerante que queda hierve y se enfría, y el agua quieta en los tubos puede congelarse y partirlos. Así que mantenga el agua circulando por el enfriador, o drénela, durante la evacuación. El agua tibia en el cuerpo de la máquina hace dos trabajos: protege los tubos y saca el vapor más rápido. Si sabe que hay tubos con fugas, drene los lados de agua antes de recuperar, para que no entre agua al refrigerante.',
        'El aceite retiene refrigerante. Caliéntelo a 130 °F antes de sacarlo, para que quede menos refrigerante disuelto en él. Para un cambio de aceite, la máquina debe estar primero a 5 psig o menos.',
        'La máquina de recuperación para este trabajo casi siempre tiene un condensador enfriado por agua que se alimenta de la toma del edificio. El agua debe correr por él antes de que arranque el compresor. Su interruptor de alta presión se ajusta a 10 psig, y el disco de ruptura del recipiente de recuperación se abre a 15 psig. Son cifras bajas, porque los recipientes no están hechos para más.',
        'El R-11 y el R-123 recuperados van en tambores o en cilindros de baja presión. No los llene de más, y mantenga cada refrigerante separado de los otros.',
        'Cuando el manómetro muestre el nivel que necesita, espere unos minutos. Una subida significa que todavía hay líquido escondido en un punto bajo, o que sale refrigerante del aceite. Siga hasta que se mantenga. En una máquina de este tamaño hay muchos lugares donde se junta líquido, así que cuente con hacerlo más de una vez.',
      ],
      keyPoints: [
        { point: 'Recupere primero el líquido, después el vapor; el vapor son muchas libras.' },
        { point: 'Haga circular el agua o drénela durante la evacuación, para que no se congele.' },
        { point: 'Caliente el aceite a {{fact:oil-temperature}} antes de sacarlo.' },
        { point: 'Interruptor de alta presión de la unidad de recuperación: {{fact:recovery-cut-out}}.' },
        { point: 'Disco de ruptura del recipiente de recuperación: {{fact:recovery-vessel-disc}}.' },
      ],
      tables: [
        {
          caption: 'Cifras para la recuperación de baja presión',
          columns: ['Dato', 'Cifra'],
          rows: [
            ['Temperatura del aceite antes de sacarlo'],
            ['Presión antes de un cambio de aceite', '{{fact:oil-change-pressure}} o menos'],
            ['Interruptor de alta presión de la unidad de recuperación'],
            ['Disco de ruptura del recipiente de recuperación'],
            ['Nivel de evacuación'],
          ],
        },
      ],
    },
    {
      slug: 'recharging',
      name: 'Recarga',
      paragraphs: [
        'Después de una reparación, la máquina está sin refrigerante y en vacío profundo. Si ahora dejara entrar líquido, se volvería vapor de golpe muy por debajo de 32 °F, y el agua de los tubos podría congelarse y partirlos. Así que el orden se invierte: primero vapor, después líquido.',
        'Meta vapor hasta que la presión adentro sea lo bastante alta para que el refrigerante hierva por encima del punto de congelación. En el oficio se suele enseñar una temperatura de saturación de 36 °F como el punto en que puede empezar el líquido. Lo que eso es en el manómetro depende del refrigerante: 16.9 in. Hg de vacío para el R-11, 19.3 para el R-123, 14.1 para el R-1233zd(E). Recuerde que una cifra alta en pulgadas de vacío significa una presión baja, así que el R-123 llega al punto seguro con un vacío más profundo que el R-11.',
        'Mantenga el agua corriendo por los tubos durante toda la carga. El agua en movimiento se congela con más dificultad, y lleva calor al refrigerante.',
        'Cargue una máquina centrífuga por la válvula de carga del evaporador. Es el punto de acceso más bajo de la máquina, así que el líquido entra donde de todos modos va a quedar.',
        'Seque la máquina antes de cargarla. Una máquina de baja presión que se abrió recibió aire del cuarto, y con él humedad. Hágale vacío y manténgalo. Un fabricante para a 29.8 in. Hg de vacío y advierte que no se baje de 33 °F en el indicador de bulbo húmedo, porque el agua atrapada adentro se congelaría y entonces ya no podría salir hirviendo. Busque fugas antes de que entre la carga, mientras lo único que podría perder es nitrógeno.',
        'Si la máquina se abrió, piense también en el aceite y en la purga. Revise que el calentador de aceite esté encendido, para que el refrigerante no se junte en el aceite, y cuente con que la purga trabaje mucho por un rato y luego se calme. Si no se calma, todavía entra aire.',
        'Pese lo que pone y anótelo. Con una máquina de 50 lb o más de refrigerante que agota la capa de ozono, el propietario necesita esa cifra, porque cada adición exige volver a calcular la tasa de fugas, aparte de la primera carga después de la instalación o la reconversión.',
      ],
      keyPoints: [
        { point: 'Cargue vapor antes que líquido, para que los tubos no se congelen.' },
        {
          point:
            'Cargue vapor hasta que la saturación pase del punto de congelación, por lo común {{fact:vapor-charge-until}}.',
        },
        { point: 'Cargue por la válvula de carga del evaporador.' },
        { point: 'La válvula de carga del evaporador es el punto de acceso más bajo de la máquina.' },
        { point: 'Mantenga el agua corriendo mientras carga.' },
      ],
      tables: [
        {
          caption: 'Lectura con saturación a 36 °F, cuando puede empezar el líquido',
          columns: ['Refrigerante', 'Manómetro'],
          rows: [
            ['R-245fa', '{{fact:vacuum-at-36f-r245fa}} de vacío'],
            ['R-1233zd(E)', '{{fact:vacuum-at-36f-r1233zd}} de vacío'],
            ['R-11', '{{fact:vacuum-at-36f-r11}} de vacío'],
            ['R-123', '{{fact:vacuum-at-36f-r123}} de vacío'],
            ['R-113', '{{fact:vacuum-at-36f-r113}} de vacío'],
          ],
        },
      ],
    },
    {
      slug: 'requirements',
      name: 'Requisitos de recuperación',
      paragraphs: [
        'El nivel para los aparatos de baja presión es fácil de decir: 25 mm Hg absolutos. No depende de la carga; la línea de 200 lb es de otras clases de presión. Para máquinas fabricadas a partir del 15 de noviembre de 1993 no hay duda. Las guías viejas dan otra cifra para las máquinas más viejas, pero la regla vigente muestra 25 mm en las dos columnas.',
        'Sepa qué significa la cifra. Es presión absoluta, que se cuenta desde el vacío perfecto. 25 mm Hg absolutos son cerca de 28.9 in. Hg de vacío, o 0.48 psia, o 25,000 micrones. No los confunda con 25 in. Hg de vacío, que son 125 mm Hg absolutos, cinco veces más presión.',
        'Ese nivel es para el trabajo mayor y para la disposición final. El trabajo no mayor va por otro camino. La máquina está por debajo de la presión atmosférica, así que si usted la abriera sin más, entraría aire de golpe. En lugar de eso, usted sube la presión a 0 psig, y no más, antes de abrir. Donde no pueda aislar la parte, cubra la abertura.',
        'Importa cómo la sube. Si el refrigerante hierve a 85 °F o menos a una atmósfera, usted no debe usar nitrógeno ni nada que después haya que purgar. Se usa calor: agua caliente controlada o un dispositivo como Prevac. Eso vale para el R-11, el R-123, el R-245fa y el R-1233zd(E). El R-113 hierve a 118 °F, así que el calor solo quizá no lo lleve a la presión atmosférica; en ese caso se calienta hasta donde se pueda, y el nitrógeno puede completar lo que falta.',
        'No confunda esto con la prueba de fugas. Para una prueba de fugas, el nitrógeno es la segunda opción y se permite. Para abrir una máquina con los refrigerantes comunes, el nitrógeno no se permite. Lea en la pregunta para qué es.',
        'Para un cambio de aceite, aquí también el límite es 5 psig. Una máquina con fugas tan malas que no puede mantener el nivel se lleva tan abajo como se pueda sin que entre contaminación, a 0 psig como máximo. Y cuando se llega al nivel, espere unos minutos. Una subida significa que hay más que sacar.',
      ],
      keyPoints: [
        {
          point:
            'Nivel de evacuación para trabajo mayor o disposición final: {{fact:evacuation-low}}, sea cual sea la carga.',
        },
        { point: 'Trabajo no mayor: presurice a no más de {{fact:opening-pressure-non-major}}.' },
        {
          point:
            'Punto de ebullición de {{fact:heat-only-boiling-point}} o menos: nada de nitrógeno para abrir, use calor.',
        },
        { point: 'Cambio de aceite: {{fact:oil-change-pressure}} o menos.' },
        {
          point:
            'Máquina que no puede mantener el nivel: lo más bajo sin contaminar, {{fact:opening-pressure-non-major}} como máximo.',
        },
      ],
      tables: [
        {
          caption: '25 mm Hg absolutos en otras unidades',
          columns: ['Unidad', 'Valor'],
          rows: [['in. Hg de vacío'], ['psia'], ['micrones']],
        },
        {
          caption: 'Punto de ebullición a una atmósfera, y cómo subir la presión para abrir',
          columns: ['Refrigerante', 'Hierve a', 'Método'],
          rows: [
            ['R-245fa', '{{fact:boiling-point-r245fa}}', 'calor, nada de nitrógeno'],
            ['R-1233zd(E)', '{{fact:boiling-point-r1233zd}}', 'calor, nada de nitrógeno'],
            ['R-11', '{{fact:boiling-point-r11}}', 'calor, nada de nitrógeno'],
            ['R-123', '{{fact:boiling-point-r123}}', 'calor, nada de nitrógeno'],
            ['R-113', '{{fact:boiling-point-r113}}', 'primero calor, después nitrógeno para lo que falta'],
          ],
        },
        {
          caption: 'Qué nivel para qué trabajo',
          columns: ['Trabajo', 'Nivel'],
          rows: [
            ['Reparación mayor o disposición final'],
            ['Reparación no mayor', 'suba a {{fact:opening-pressure-non-major}}'],
            ['Cambio de aceite', '{{fact:oil-change-pressure}} o menos'],
            ['Máquina con fugas', 'lo más bajo sin contaminar, {{fact:opening-pressure-non-major}} como máximo'],
          ],
        },
      ],
    },
    {
      slug: 'refrigeration',
      name: 'Refrigeración y unidades de purga',
      paragraphs: [
        'Un refrigerante de baja presión tiene una presión de saturación de menos de 45 psia a 104 °F. La regla nombra el R-11, el R-113, el R-123 y el R-245fa; el R-1233zd(E) también va aquí, con 31 psia. La máquina típica es un enfriador centrífugo grande. Su evaporador está inundado: el agua corre por dentro de los tubos y el refrigerante los rodea. La clase de presión decide el tipo, así que un enfriador centrífugo con R-134a es de presión media y exige el Tipo II.',
        'El R-123 tomó el lugar del R-11. Es un HCFC con un ODP de 0.02 según el Protocolo de Montreal, y está en la clase de seguridad B1. El R-123 nuevo solo puede usarse para dar servicio a equipo fabricado antes del 1 de enero de 2020, y su producción termina en 2030.',
        'Siga las presiones del R-123. A 40 °F en el evaporador está a 18.2 in. Hg de vacío. A 100 °F en el condensador está a cerca de 6 psig. Así que el lado de baja está en vacío siempre que la máquina está en marcha, y a temperatura ambiente lo está toda la máquina: a 72 °F descansa a cerca de 5.6 in. Hg de vacío. Por cualquier fuga, el aire entra.',
        'Por eso hay una unidad de purga. Succiona de la parte de arriba del condensador, donde se juntan el aire y otros gases que no se condensan. Condensa el refrigerante de la mezcla, lo devuelve al evaporador y deja salir el aire. También saca humedad. Una purga de alta eficiencia pierde muy poco refrigerante con cada libra de aire. Anote cuánto tiempo trabaja; si sube, es su primera señal de una fuga.',
        'Si queda aire en la máquina, la presión de condensación sube, la máquina trabaja más y puede entrar en oleaje (surge), que es el sacudimiento del gas que corre hacia atrás por un compresor centrífugo. Con la máquina apagada y estable, compare la presión y la temperatura con la tabla. Una lectura por encima de la tabla significa gases no condensables.',
        'Deje encendido el calentador de aceite mientras la máquina está apagada. Impide que el refrigerante entre al aceite, que de otro modo haría espuma al arrancar y dejaría secos los cojinetes.',
      ],
      drawings: [
        {
          name: 'chiller',
          shows:
            'Un enfriador de baja presión con su unidad de purga. El compresor, a la derecha, saca vapor del evaporador, abajo, que está en vacío, y lo manda al condensador, arriba. Del condensador el refrigerante baja por un dispositivo de expansión al evaporador. La unidad de purga saca aire con algo de vapor de refrigerante de la parte de arriba del condensador, deja salir el aire y devuelve el refrigerante al evaporador.',
          caption:
            'La unidad de purga saca de la parte de arriba del condensador, donde se junta el aire. Deja salir el aire y devuelve el refrigerante al evaporador.',
        },
      ],
      keyPoints: [
        {
          point: 'Baja presión: menos de {{fact:pressure-class-medium}} a {{fact:pressure-class-temperature}}.',
        },
        { point: 'La purga saca aire, otros gases no condensables y humedad.' },
        { point: 'La purga succiona de la parte de arriba del condensador.' },
        { point: 'El aire en el condensador sube la presión de condensación y puede causar oleaje (surge).' },
        { point: 'Los calentadores de aceite quedan encendidos con la máquina apagada.' },
      ],
      tables: [{ caption: 'Presión de saturación: in. Hg de vacío donde hay una v, lo demás en psig' }],
    },
    {
      slug: 'safety',
      name: 'Seguridad',
      paragraphs: [
        'Los cuartos de máquinas son cerrados y las cargas son grandes, así que lo primero es la calidad del aire. ASHRAE 15 exige un sensor de refrigerante en un cuarto de equipos con R-123. La EPA enumera, junto a él, un sensor de falta de oxígeno para todos los refrigerantes. El monitor tiene que dar la alarma y arrancar la ventilación antes de que la concentración llegue al límite de exposición, para que las personas en el cuarto reciban el aviso antes de sufrir daño.',
        'El R-123 merece respeto. Está en la clase de seguridad B1, que significa mayor toxicidad. La clase B empieza por debajo de un límite de exposición de 400 ppm, y los límites que los fabricantes publican para el R-123 están muy por debajo de eso, contra 1,000 ppm del R-22 y del R-134a. Lea la hoja de datos de seguridad del refrigerante que tiene. También pesa más de cinco veces lo que pesa el aire, así que se queda en las fosas y en el suelo. Si hay una liberación grande, salga, ventile y entre solo con un equipo de respiración autónoma (SCBA).',
        'La carcasa de una máquina de baja presión no está hecha para mucha presión. El disco de ruptura, en el lado del evaporador, se abre a 15 psig, y su descarga va por un tubo al aire libre. Haga la prueba de fugas a 10 psig o menos. Tenga cuidado con todo lo que podría meter más presión en la carcasa: un cilindro de nitrógeno sin regulador, o el agua, porque el lado de agua de algunos edificios trabaja a una presión por encima de la del disco.',
        'El nitrógeno se usa con un regulador de presión y una válvula de alivio después. El oxígeno y el aire comprimido no se usan nunca. Cuando caliente la máquina para subir la presión, hágalo despacio y vigile el manómetro todo el tiempo.',
        'Nunca chupe refrigerante con la boca. Parece una broma hasta que uno se encuentra con un refrigerante que a temperatura ambiente es líquido en una cubeta abierta, como el R-113. Use gafas protectoras y guantes; el líquido le quita la grasa a la piel, y el líquido frío quema. El R-11 y el R-123 hierven cerca de la temperatura ambiente, así que en un día cálido un recipiente abierto suelta vapor rápido.',
        'Antes de soldar con soldadura fuerte o cortar, el refrigerante debe estar fuera de la máquina. El R-11 y el R-123 tienen cloro, y en una llama forman ácidos y fosgeno. Mantenga el aire en movimiento en los puntos bajos, deje la puerta abierta, y tenga a alguien afuera que sepa que usted está adentro.',
      ],
      keyPoints: [
        { point: 'R-123: se exige un sensor de refrigerante en el cuarto de equipos.' },
        { point: 'El R-123 es B1: su límite de exposición está por debajo de {{fact:toxicity-line}}.' },
        { point: 'La alarma llega antes que el límite de exposición.' },
        { point: 'El disco de ruptura se abre a {{fact:rupture-disc}} y descarga al aire libre.' },
        { point: 'Liberación grande: entre solo con SCBA.' },
      ],
      tables: [
        {
          caption: 'Presiones y límites para recordar',
          columns: ['Dato', 'Cifra'],
          rows: [
            ['Prueba de fugas', '{{fact:leak-test-ceiling}} como máximo'],
            ['Disco de ruptura'],
            ['Límite de exposición que separa la clase A de la B'],
            ['Límite de exposición del R-22 y del R-134a'],
            ['Vapor de R-123 contra el aire', '5.3 veces el peso'],
          ],
        },
      ],
    },
  ],
};
