import type { Guide } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const typeTwoGuideWords: Words<Guide> = {
  title: 'Guía de estudio del Tipo II: presión media, alta y muy alta',
  summary:
    'Sistemas divididos, unidades de techo, racks de supermercado y enfriadores con R-22 o R-134a: encontrar y reparar fugas dentro del plazo, la tabla de evacuación, y el trabajo que la rodea.',
  topics: [
    {
      slug: 'leak-detection',
      name: 'Detección de fugas',
      paragraphs: [
        'Un sistema que ha perdido carga se delata. Las dos señales que hay que recordar son un sobrecalentamiento alto y trazas de aceite. El sobrecalentamiento sube porque hay poco líquido para alimentar el evaporador, así que el vapor recorre un largo camino en el que se calienta. El aceite viaja con el refrigerante, y donde sale el refrigerante, el aceite se queda como una mancha oscura con polvo. En equipo hermético, búsquela primero.',
        'Los compresores abiertos tienen un eje que atraviesa la carcasa, con un sello alrededor. Cuando una máquina así está parada por meses, el sello se seca y tiene fugas. Si le preguntan dónde es probable que tenga una fuga un sistema con compresor abierto que estuvo apagado todo el invierno, la respuesta es el sello del eje.',
        'Busque fugas antes de cargar o de volver a cargar. Hay un orden de preferencia para el gas. Primero va el nitrógeno solo, porque no hace daño. Si con él no aparece la fuga, use nitrógeno con una traza de R-22; la traza le da a un detector electrónico algo que encontrar. El refrigerante puro es la última opción. Si usó una traza de R-22 en un sistema hecho para otro refrigerante, evacúelo antes de cargar. Mezclar nunca es aceptable.',
        'Un sistema nuevo o reparado se presuriza primero con nitrógeno, y luego se revisan las uniones. Siempre con un regulador de presión en el cilindro y una válvula de alivio en la línea, y nunca por encima de la presión de prueba de la placa de datos. Nunca use oxígeno, aire comprimido ni un gas inflamable.',
        'Para acorralar una fuga, empiece con un detector electrónico o ultrasónico, que encuentra la zona. Termine con burbujas de jabón, que encuentran el punto. Una prueba de presión estática, un vacío que no se mantiene o burbujas en la mirilla le dicen que hay una fuga, pero no dónde, así que la regla no las acepta por sí solas como inspección de fugas. Una lámpara de haluro solo sirve con refrigerantes que tienen cloro, y debe estar lejos de todo lo que arda. Con un HFC no muestra nada.',
        'Tómese su tiempo en los lugares usuales: tuercas abocinadas, vástagos y tapas de válvulas, tubos gastados por el roce, y uniones con soldadura fuerte que alguien ya tocó antes. Anote qué encontró y dónde, porque el propietario de un sistema grande lo necesitará para el registro.',
      ],
      keyPoints: [
        { point: 'Señales de una fuga: sobrecalentamiento excesivo y trazas de aceite.' },
        {
          point:
            'Gas de prueba, primero el mejor: nitrógeno, luego nitrógeno con una traza de R-22, luego refrigerante puro.',
        },
        { point: 'Compresor abierto parado: sospeche del sello del eje.' },
        { point: 'Un detector electrónico encuentra la zona de una fuga, las burbujas de jabón encuentran el punto.' },
        { point: 'Nunca use oxígeno, aire comprimido ni un gas inflamable en una prueba de fugas.' },
      ],
      tables: [
        {
          caption: 'Qué le dice cada método',
          columns: ['Método', 'Muestra'],
          rows: [
            ['Prueba de presión estática o de vacío', 'que existe una fuga'],
            ['Detector electrónico o ultrasónico', 'la zona'],
            ['Burbujas de jabón', 'el punto exacto'],
            ['Lámpara de haluro', 'fugas de refrigerantes con cloro, por una llama verde'],
            ['Trazas de aceite', 'por dónde ha salido refrigerante'],
          ],
        },
      ],
    },
    {
      slug: 'leak-repair',
      name: 'Reparación de fugas',
      paragraphs: [
        'Pregunte primero qué regla se aplica. La Subparte F (40 CFR 82.157) abarca los aparatos con 50 lb o más de un refrigerante que agota la capa de ozono, como el R-22. Desde el 1 de enero de 2026, la regla de la Ley AIM (40 CFR 84.106) abarca los aparatos con 15 lb o más de un HFC, o de un sustituto con un GWP de más de 53. Deja fuera el aire acondicionado y las bombas de calor residenciales y comerciales ligeros. Las dos reglas usan las mismas tres tasas de fugas. Los libros viejos dan 35 y 15 por ciento; esas tasas terminaron en 2019.',
        'Calcule la tasa anual de fugas cada vez que se agrega refrigerante. Con el método anualizado, divida las libras agregadas entre la carga completa, y luego divida entre la parte del año que pasó desde la adición anterior. Con el promedio móvil, divida las libras agregadas en los últimos 365 días entre la carga completa. Una instalación usa un solo método para todos sus aparatos. Si se agregan 20 lb a un sistema de 200 lb después de 73 días, el método anualizado da 50 por ciento, porque 10 por ciento se perdió en una quinta parte de un año. El promedio móvil da 10 por ciento si no se agregó nada más.',
        'Si la tasa pasa del límite, el plazo empieza a correr el día en que se agrega refrigerante. Las fugas se deben encontrar y reparar en un plazo de 30 días, o de 120 días si hay que parar un proceso industrial. Un técnico certificado hace la inspección. Después de la reparación viene una prueba de verificación inicial, antes de que vuelva a entrar refrigerante. Una prueba de seguimiento viene en un plazo de 10 días después de la prueba inicial exitosa, o de la vuelta al funcionamiento normal si el sistema se evacuó.',
        'Un propietario que no repara debe tener en un plazo de 30 días un plan para reconvertir el aparato o retirarlo de servicio, y debe cumplirlo en un plazo de un año. Se puede dar más tiempo si las piezas no pueden llegar, en zonas radiológicas, o si otra ley impide el trabajo. Poner el aparato fuera de servicio temporalmente detiene el plazo hasta que se vuelve a agregar refrigerante.',
        'Una vez que se pasó el límite, se exigen inspecciones de fugas. La refrigeración comercial y la de procesos industriales de 500 lb o más se inspeccionan cada tres meses, hasta que cuatro trimestres seguidos quedan dentro del límite. Todo lo demás se inspecciona una vez al año, hasta que un año queda dentro del límite. La detección automática de fugas puede sustituir las inspecciones en las partes que vigila. Un aparato que pierde 125 por ciento de su carga en un año calendario se informa a la EPA a más tardar el 1 de marzo del año siguiente. Los registros se conservan tres años. El deber es del propietario u operador, y usted debe darle un registro de su trabajo.',
      ],
      keyPoints: [
        {
          point:
            'Tasas anuales de fugas: procesos industriales {{fact:leak-rate-industrial-process|value}}, refrigeración comercial {{fact:leak-rate-commercial|value}}, enfriamiento de confort y otros {{fact:leak-rate-comfort-cooling|words}}.',
        },
        {
          point:
            'Repare en un plazo de {{fact:leak-repair-time}}; {{fact:leak-repair-time-shutdown|value}} con un paro del proceso industrial.',
        },
        { point: 'Prueba de verificación de seguimiento en un plazo de {{fact:follow-up-test-time}}.' },
        {
          point:
            'Plan de reconversión o retiro de servicio en un plazo de {{fact:retrofit-plan-made}}, terminado en {{fact:retrofit-plan-done|words}}.',
        },
        {
          point:
            'Pérdida de {{fact:chronic-leaker-share|words}} en un año calendario: informe a más tardar el {{fact:chronic-leaker-report}}.',
        },
        {
          point:
            'HFC: la reparación de fugas se exige para {{fact:leak-repair-hfc-charge}} o más desde el {{fact:leak-repair-hfc-since}}.',
        },
      ],
      tables: [
        {
          caption: 'Tasas de fugas y categorías',
          columns: ['Categoría', 'Tasa en 12 meses', 'Ejemplos'],
          rows: [
            [
              'Refrigeración de procesos industriales',
              '{{fact:leak-rate-industrial-process|words}}',
              'enfriamiento de procesos hecho a la medida, pistas de hielo, generación de electricidad',
            ],
            [
              'Refrigeración comercial',
              '{{fact:leak-rate-commercial|words}}',
              'venta de alimentos, almacenes frigoríficos',
            ],
            [
              'Enfriamiento de confort y otros',
              '{{fact:leak-rate-comfort-cooling|words}}',
              'enfriadores, sistemas divididos comerciales, unidades de techo',
            ],
          ],
        },
        {
          caption: '¿Qué regla de reparación de fugas?',
          columns: ['Aparato', 'Regla'],
          rows: [
            ['Unidad de techo de 60 lb de R-22'],
            ['Rack de 60 lb de R-404A'],
            ['Cuarto frío de 20 lb de R-448A'],
            ['Unidad de 30 lb de R-22', 'ninguna'],
            ['Sistema dividido comercial ligero de 25 lb de R-410A', 'ninguna'],
          ],
        },
        {
          caption: 'Plazos e informes',
          columns: ['Qué', 'Cuándo'],
          rows: [
            [
              'Reparación',
              '{{fact:leak-repair-time}} desde la adición; {{fact:leak-repair-time-shutdown|value}} con un paro del proceso industrial',
            ],
            [
              'Prueba de verificación inicial',
              'después de la reparación, antes de agregar refrigerante, dentro del plazo de reparación',
            ],
            ['Prueba de verificación de seguimiento', 'en un plazo de {{fact:follow-up-test-time}}'],
            [
              'Plan para reconvertir o retirar de servicio',
              'hecho en {{fact:retrofit-plan-made}}, cumplido en {{fact:retrofit-plan-done|words}}',
            ],
            [
              'Inspecciones, comercial e industrial, {{fact:inspection-quarterly-charge}} o más',
              'cada {{fact:inspection-quarterly-interval|words}}, hasta que cuatro trimestres seguidos quedan dentro del límite',
            ],
            [
              'Inspecciones, comercial e industrial, de {{fact:leak-repair-ods-charge|value}} a menos de {{fact:inspection-quarterly-charge}}',
              'cada año, hasta que un año queda dentro del límite',
            ],
            [
              'Inspecciones, enfriamiento de confort y otros aparatos',
              'cada año, hasta que un año queda dentro del límite',
            ],
            [
              'Informe de un aparato con fugas crónicas ({{fact:chronic-leaker-share|words}})',
              '{{fact:chronic-leaker-report}} del año siguiente',
            ],
            ['Registros'],
          ],
        },
      ],
    },
    {
      slug: 'techniques',
      name: 'Técnicas de recuperación',
      paragraphs: [
        'Identifique el refrigerante antes de conectarse. Use la placa de datos, luego la presión en reposo contra la temperatura, o un identificador electrónico. La etiqueta de la válvula de expansión puede ser otra pista. Si no está seguro, no lo ponga en un cilindro que contiene otra cosa.',
        'Recupere primero el líquido, de donde se junte: la válvula de la línea de líquido o válvula king, la salida del recibidor de líquido, o el punto más bajo del sistema. Si el condensador está más abajo que el recibidor, sáquelo por la salida del condensador. El líquido es denso, así que aquí es donde gana tiempo. Cuando ya no hay líquido, saque vapor, de los dos lados si puede.',
        'Ayude a la diferencia de presión. Enfríe el cilindro de recuperación y caliente el aparato. Use mangueras cortas y anchas y quite los núcleos de las válvulas. Un cilindro nuevo o que quedó vacío se evacúa antes de pasarle refrigerante. Mire la báscula: 80 por ciento es el límite.',
        'Las bombas de calor piden pensar un momento. El modo en que se detuvieron decide qué lado tiene el líquido, y la válvula inversora puede dejar refrigerante atrapado. Por la misma razón no conviene el push-pull con ellas. El push-pull sirve mejor con cargas grandes de líquido, de más de cerca de 10 a 15 lb.',
        'Si la parte en la que va a trabajar se puede aislar con válvulas, usted puede recoger la carga en el recibidor y tratar solo la parte aislada. El nivel de evacuación se aplica entonces a esa parte.',
        'Cuando llegue al nivel, pare la máquina y espere. Una subida le dice que todavía hierve líquido o refrigerante en el aceite, así que siga. Hay que comprobar que se llegó al nivel antes de abrir el sistema.',
        'Cuide el compresor. A un compresor hermético no se le debe dar corriente en vacío. Un compresor reciprocante no debe trabajar con su válvula de servicio de descarga cerrada, porque la presión no tiene adónde ir. El calentador del cárter impide que el refrigerante se junte en el aceite mientras la máquina está apagada; si se deja encendido, también ayuda a sacar el refrigerante del aceite.',
      ],
      keyPoints: [
        {
          point: 'Recupere primero el líquido, por la válvula king, la salida del recibidor o el punto más bajo.',
        },
        { point: 'Condensador más abajo que el recibidor: recupere por la salida del condensador.' },
        { point: 'Para acelerar la recuperación, enfríe el cilindro y caliente el aparato.' },
        { point: 'Después de evacuar, espere a ver si la presión sube antes de abrir el sistema.' },
        { point: 'La recogida del refrigerante se permite cuando la parte se puede aislar.' },
        { point: 'No dé corriente a un compresor hermético en vacío.' },
      ],
      tables: [
        {
          caption: 'Por dónde empezar',
          columns: ['Sistema', 'Primera conexión'],
          rows: [
            ['Con recibidor de líquido', 'válvula king o salida del recibidor'],
            ['Condensador más abajo que el recibidor', 'salida del condensador'],
            ['Sin válvula de servicio en el lado de líquido', 'el punto más bajo del sistema'],
            ['Bomba de calor', 'el lado que tiene líquido en el modo en que se detuvo'],
          ],
        },
      ],
    },
    {
      slug: 'requirements',
      name: 'Requisitos de recuperación',
      paragraphs: [
        'Antes de abrir o desechar uno de estos aparatos, usted lo evacúa, o evacúa la parte que aisló, hasta el nivel de la Tabla 1. Cuatro preguntas lo llevan a la casilla correcta. ¿Cuál es la clase de presión? ¿La carga es de menos de 200 lb, o de 200 lb o más? ¿La máquina de recuperación se fabricó antes del 15 de noviembre de 1993, o a partir de esa fecha? ¿El trabajo es mayor, no mayor o de disposición final?',
        'Apréndase la tabla por su forma. Muy alta presión es 0 en todos los casos. Alta presión con menos de 200 lb también es 0. Alta presión desde 200 lb es 4 con una máquina vieja y 10 con una más nueva. Presión media con menos de 200 lb también es 4 y 10. Presión media desde 200 lb es 4 y 15. Una carga de exactamente 200 lb está en el grupo de arriba. Si aisló una parte, el peso que cuenta es el de esa parte. La fecha es la de la máquina de recuperación, no la del aparato.',
        'Cero pulgadas de vacío es la presión atmosférica, lo mismo que 0 psig. No quiere decir que no haga falta recuperar. Los aparatos de muy alta presión también se tienen que recuperar hasta ese punto.',
        'La Tabla 1 es para el trabajo mayor y para la disposición final. Para el trabajo no mayor al que no sigue una evacuación a la atmósfera, usted lleva el aparato a 0 psig antes de abrirlo. Mayor significa quitar el compresor, el condensador, el evaporador o un serpentín auxiliar de intercambio de calor, o dejar descubiertas más de cuatro pulgadas cuadradas por más de 15 minutos. Cambiar un filtro deshidratador, un interruptor o una válvula normalmente no es trabajo mayor.',
        'Para un cambio de aceite, lleve primero la presión a 5 psig o menos, o drene el aceite a un recibidor que se lleva a 5 psig o menos. De las dos maneras, la mayor parte del refrigerante disuelto no llega al aire.',
        'Un sistema con fugas quizá nunca llegue a su nivel, o al seguir sacando entraría aire que echa a perder el refrigerante. Entonces aísle las partes con fugas, evacúe las partes sanas hasta la Tabla 1, y lleve las partes con fugas tan abajo como pueda sin contaminar, a 0 psig como máximo. Y recuerde el límite de 15 lb: por encima de él, ninguna máquina dependiente del sistema.',
        'Un ejemplo: un enfriador de 300 lb de R-134a necesita un compresor nuevo, y su máquina se fabricó en 2015. Presión media, 200 lb o más, máquina nueva, trabajo mayor: 15 in. Hg.',
      ],
      keyPoints: [
        {
          point:
            'Nivel de evacuación, alta presión, {{fact:table-1-charge-line}} o más, máquina más nueva: {{fact:evacuation-high-large}}.',
        },
        {
          point:
            'Nivel de evacuación, presión media, {{fact:table-1-charge-line}} o más, máquina más nueva: {{fact:evacuation-medium-large}}.',
        },
        { point: 'Trabajo no mayor sin evacuación a la atmósfera: {{fact:opening-pressure-non-major}}.' },
        { point: 'Cambio de aceite: {{fact:oil-change-pressure}} o menos.' },
        {
          point: 'Parte con fugas que no puede llegar al nivel: {{fact:opening-pressure-non-major}} como máximo.',
        },
        {
          point:
            'Máquinas dependientes del sistema: solo para carga completa de hasta {{fact:system-dependent-limit}}.',
        },
      ],
      tables: [
        {
          caption: 'Niveles de evacuación para trabajo mayor y disposición final, in. Hg de vacío',
          columns: [
            'Aparato',
            'Máquina fabricada antes del 15 de noviembre de 1993',
            'Máquina fabricada a partir del 15 de noviembre de 1993',
          ],
          rows: [
            ['Muy alta presión'],
            ['Alta presión, menos de {{fact:table-1-charge-line}}'],
            ['Alta presión, {{fact:table-1-charge-line}} o más'],
            ['Presión media, menos de {{fact:table-1-charge-line}}'],
            ['Presión media, {{fact:table-1-charge-line}} o más'],
          ],
        },
        {
          caption: 'Ejemplos resueltos: disposición final o reparación mayor',
          columns: ['Aparato', 'Máquina vieja', 'Máquina más nueva'],
          rows: [
            ['Rack de 250 lb de R-22'],
            ['Enfriador de 60 lb de R-134a'],
            ['Enfriador de 300 lb de R-134a'],
            ['Unidad de techo de 50 lb de R-22'],
            ['Cascada de R-508B'],
          ],
        },
        {
          caption: 'Otros límites',
          columns: ['Trabajo', 'Límite'],
          rows: [
            ['No mayor, sin evacuación a la atmósfera'],
            ['Cambio de aceite', '{{fact:oil-change-pressure}} o menos'],
            ['Parte con fugas', 'lo más bajo posible sin contaminar, {{fact:opening-pressure-non-major}} como máximo'],
            ['Máquina dependiente del sistema', 'carga completa de {{fact:system-dependent-limit}}'],
          ],
        },
      ],
    },
    {
      slug: 'refrigeration',
      name: 'Refrigeración',
      paragraphs: [
        'El equipo de Tipo II es lo que la mayoría imagina cuando piensa en aire acondicionado y refrigeración: sistemas divididos y bombas de calor de casa, unidades de techo, cuartos fríos, racks de supermercado, y enfriadores con R-22 o R-134a. El tipo sigue la clase de presión, no el aspecto de la máquina. Un enfriador centrífugo con R-134a es de presión media, así que es trabajo de Tipo II, aunque se parece mucho a una máquina de Tipo III.',
        'Sepa dónde el refrigerante es líquido y dónde es vapor. El recibidor contiene líquido. El evaporador contiene una mezcla que hierve y que sale como vapor. El acumulador atrapa líquido para que al compresor solo llegue vapor. La línea de descarga lleva vapor caliente. Justo después del dispositivo de expansión hay una mezcla de líquido y vapor a baja presión. El filtro deshidratador está en la línea de líquido.',
        'Los manómetros leen desde la presión atmosférica, así que sume 14.7 para pasar de psig a psia. Cero psig y cero pulgadas de vacío son el mismo punto.',
        'Use la tabla como una herramienta. Con el sistema en reposo, la presión y la temperatura deberían coincidir. Una lectura por encima de la tabla hace pensar en aire o en una mezcla. Con el sistema en marcha, la tabla convierte las presiones en temperaturas de saturación, y de ellas se obtienen el sobrecalentamiento y el subenfriamiento. Un sobrecalentamiento alto hace pensar que llega muy poco refrigerante al evaporador.',
        'Dos costumbres protegen el compresor. Deje encendido el calentador del cárter mientras el sistema está apagado, para que el refrigerante no se junte en el aceite y lo llene de espuma al arrancar. Y nunca cierre la válvula de servicio de descarga de un compresor reciprocante en marcha.',
        'No se pueden usar hidrocarburos para reconvertir estos sistemas. Una unidad hecha para R-22 que se carga con una mezcla de propano es un peligro de incendio y una infracción, diga lo que diga la etiqueta de la lata. El R-410A tampoco puede entrar en equipo de R-22; a 75 °F, el R-410A está a 219 psig y el R-22 a 132. A los equipos que no circulan por carretera y que se parecen a un acondicionador de aire de vehículo motorizado, con compresor abierto y 20 lb o menos, se les puede dar servicio con el Tipo II o con la Sección 609. Las unidades con R-22, como las de algunos autobuses, exigen el Tipo II.',
      ],
      keyPoints: [
        { point: 'El tipo sigue la clase de presión: un enfriador de R-134a es Tipo II.' },
        { point: 'Acumulador: impide que el líquido llegue al compresor.' },
        { point: 'psia es psig más {{fact:atmosphere-psia|value}}.' },
        { point: 'No se pueden usar hidrocarburos para reconvertir acondicionadores de aire.' },
        {
          point:
            'Presión de saturación a 75 °F: R-134a {{fact:pt-r134a-75f|value}}, R-22 {{fact:pt-r22-75f|value}}, R-404A {{fact:pt-r404a-75f|value}}, R-410A {{fact:pt-r410a-75f}}.',
        },
      ],
      tables: [{ caption: 'Presión de saturación en psig (R-407C y R-404A: columna de líquido de la tabla)' }],
    },
    {
      slug: 'safety',
      name: 'Seguridad',
      paragraphs: [
        'Todo lo que dice el tema de seguridad de Core vale aquí, y las cargas son más grandes. Un cuarto de máquinas que pierde su carga puede llenarse de vapor hasta la altura de una persona antes de que alguien huela algo. Por eso ASHRAE 15, la norma de seguridad para sistemas de refrigeración, pide un sensor y una alarma en el cuarto de equipos. La EPA lo describe en su lista de temas del examen como un sensor de falta de oxígeno para todos los refrigerantes.',
        'La alarma debe sonar, y la ventilación debe arrancar, al llegar al límite de exposición del refrigerante o antes. Eso es antes de que el aire dañe a quien trabaja en él todo el día. La alarma se debe ver y oír dentro del cuarto y afuera de cada entrada, para que nadie entre a donde hay una fuga. Si usted llega y hay una alarma, no abra la puerta para echar un vistazo. Ventile, y entre solo con un equipo de respiración autónoma.',
        'Los sistemas de alta presión guardan energía. A 105 °F, un condensador de R-22 está a cerca de 211 psig y uno de R-410A a cerca de 342 psig. Use mangueras y manómetros aprobados para esa presión. Use gafas protectoras y guantes cuando afloje una conexión, y abra despacio las válvulas. No deje líquido atrapado entre dos válvulas cerradas; se expande al calentarse y puede reventar la línea.',
        'El nitrógeno es la herramienta para la prueba de presión, con un regulador de presión y una válvula de alivio después, y nunca por encima de la presión de prueba del lado de baja de la placa de datos. El oxígeno y el aire comprimido no se usan; en contacto con el aceite pueden explotar. No deje un sistema en prueba sin vigilar si hay gente cerca.',
        'Antes de soldar con soldadura fuerte, saque el refrigerante y deje correr nitrógeno. Una llama en vapor de refrigerante forma ácido clorhídrico y ácido fluorhídrico, y con refrigerantes que tienen cloro, también fosgeno. Si huele algo picante, pare y salga al aire libre.',
        'Los refrigerantes inflamables y ligeramente inflamables se ven cada vez más en equipo nuevo. Trabaje con aire en movimiento, sin nada que pueda encenderlos a su alcance, y con máquinas aprobadas para la clase. Revise con un detector hecho para ese refrigerante antes de encender un soplete, y purgue primero con nitrógeno.',
      ],
      keyPoints: [
        { point: 'ASHRAE 15 pide un sensor y una alarma en el cuarto de equipos.' },
        { point: 'La alarma y la ventilación arrancan al llegar al límite de exposición o antes.' },
        { point: 'Las alarmas suenan y se ven dentro del cuarto y afuera de cada entrada.' },
        { point: 'Liberación grande: salga, ventile, entre solo con SCBA.' },
      ],
      tables: [
        {
          caption: 'Presión de condensación en psig a 105 °F',
          columns: ['Refrigerante', 'Presión de condensación'],
        },
      ],
    },
  ],
};
