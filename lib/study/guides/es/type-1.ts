import type { Guide } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const typeOneGuideWords: Words<Guide> = {
  title: 'Guía de estudio del Tipo I: aparatos pequeños',
  summary:
    'Refrigeradores, unidades de ventana, máquinas expendedoras y parecidos: qué es un aparato pequeño, cuánto hay que recuperar, cómo sacarlo cuando el compresor no funciona, y qué pasa cuando la unidad se manda a la chatarra.',
  topics: [
    {
      slug: 'scope',
      name: 'Aparatos pequeños: definición y alcance',
      paragraphs: [
        'Un aparato pequeño (small appliance) se fabricó, se cargó y se selló herméticamente por completo en una fábrica, con 5 lb de refrigerante o menos. Cada parte de esa frase cuenta. Si la unidad contiene 6 lb, queda fuera. Si se armó o se cargó en el campo, queda fuera, por poco que contenga. Un minisplit con 3 lb que se conecta en el lugar no es un aparato pequeño. El aire acondicionado central de una casa tampoco, porque se arma en el campo.',
        'La regla da ejemplos: refrigeradores y congeladores para uso doméstico, comercial o del consumidor; refrigeración médica y de investigación; acondicionadores de aire de habitación, es decir, unidades de ventana, unidades portátiles y bombas de calor terminales empacadas; deshumidificadores; máquinas de hielo de las que van debajo del mostrador; máquinas expendedoras; y bebederos de agua fría.',
        'El Tipo I le permite darles mantenimiento y servicio y repararlos. El Tipo II o el Tipo III por sí solos no, pero Universal sí. Si lo único que usted hace es desechar aparatos pequeños, no necesita certificado. Aun así, su equipo de recuperación debe cumplir la misma norma de rendimiento, y el refrigerante se tiene que recuperar.',
        'Un aparato pequeño se debe vender con un tubo de proceso. Es un trozo de tubo que da al técnico de servicio acceso al refrigerante y que después se puede volver a sellar. Los aparatos más grandes tienen aberturas de servicio.',
        'Las reglas de reparación de fugas no alcanzan a los aparatos pequeños. Esas reglas empiezan en 50 lb de refrigerante que agota la capa de ozono y en 15 lb de un HFC, muy por encima de 5 lb. Reparar una fuga sigue siendo buena práctica, y completar la carga de una unidad que usted sabe que la volverá a perder no le hace ningún favor al cliente.',
        'Falta un límite: algunos refrigerantes están exentos en algunos usos. Un refrigerador doméstico cargado con isobutano (R-600a) está fuera de toda la Subparte F, así que los porcentajes del tema siguiente no lo obligan. El mismo gas en otra clase de equipo quizá no esté exento. Las exenciones van por sustancia y uso juntos.',
      ],
      keyPoints: [
        {
          point:
            'Aparato pequeño: fabricado, cargado y sellado en una fábrica, {{fact:small-appliance-charge}} o menos.',
        },
        { point: 'Cargado en el campo o armado en el campo: no es un aparato pequeño.' },
        {
          point:
            'Dar servicio a aparatos pequeños exige el Tipo I o Universal; el Tipo II o el Tipo III por sí solos no bastan.',
        },
        { point: 'Para desechar aparatos pequeños no hace falta certificado.' },
        { point: 'Los aparatos pequeños se venden con un tubo de proceso.' },
      ],
      tables: [
        {
          caption: '¿Es un aparato pequeño?',
          columns: ['Unidad', '¿Aparato pequeño?', 'Por qué'],
          rows: [
            [
              'Acondicionador de aire de ventana, 1 lb',
              'sí',
              'fabricado, cargado y sellado en fábrica, {{fact:small-appliance-charge}} o menos',
            ],
            ['Máquina expendedora, 8 oz', 'sí', 'la regla la nombra'],
            ['Minisplit, 3 lb, conectado en el lugar', 'no', 'no se cargó ni se selló en la fábrica'],
            ['Sistema dividido de casa, 7 lb', 'no', 'armado en el campo, y más de {{fact:small-appliance-charge}}'],
            ['Unidad compacta, 6 lb', 'no', 'más de {{fact:small-appliance-charge}}'],
          ],
        },
      ],
    },
    {
      slug: 'requirements',
      name: 'Requisitos de recuperación',
      paragraphs: [
        'Este es el tema con más preguntas, y cabe en una tabla pequeña. Dos cosas deciden cuánto hay que recuperar: cuándo se fabricó su máquina de recuperación, y si el compresor del aparato funciona.',
        'Si la máquina se fabricó antes del 15 de noviembre de 1993, la cifra es 80 por ciento, funcione o no el compresor. Si se fabricó a partir del 15 de noviembre de 1993, la cifra es 90 por ciento con un compresor que funciona y 80 por ciento con uno que no funciona. La razón es sencilla. Un compresor en marcha ayuda a empujar el refrigerante hacia fuera, así que la regla exige más.',
        'En cada uno de estos casos hay otra manera de cumplir la regla: lleve el aparato a 4 in. Hg de vacío. Eso es alrededor de 12.7 psia. Así que usted nunca tiene que demostrar un porcentaje si puede mostrar el vacío. No lo confunda con 4 oz; la regla no dice nada de dejar 4 oz en el sistema.',
        'Fíjese en lo que no importa. No importa si la máquina es activa o pasiva. No importa la edad del aparato. Los niveles son los mismos antes de abrir la unidad para darle servicio y antes de desecharla. Y la tabla de vacío de los equipos más grandes, con sus 0, 4, 10 y 15 in. Hg, no tiene nada que ver con los aparatos pequeños.',
        '¿Cómo sabe que llegó a 90 por ciento sin pesar cada trabajo? Usando una máquina certificada como dice su fabricante. La máquina se probó en un banco: una máquina fabricada a partir del 15 de noviembre de 1993 debe recuperar 90 por ciento con el compresor del banco en marcha y 80 por ciento con el compresor apagado, o alcanzar un vacío de 4 in. Hg. Una máquina más vieja se considera certificada si puede recuperar 80 por ciento en los dos casos o alcanzar 4 in. Hg. Así que siga las instrucciones, también cuánto tiempo debe trabajar y cuándo dar calor.',
        'Las máquinas dependientes del sistema se pueden usar con cargas de hasta 15 lb. Un aparato pequeño contiene 5 lb como máximo, así que aquí siempre se permiten.',
      ],
      keyPoints: [
        {
          point:
            'A recuperar con una máquina desde el {{fact:recovery-machine-date}}, el compresor funciona: {{fact:small-appliance-recovery-working|words}}.',
        },
        {
          point:
            'A recuperar con una máquina desde el {{fact:recovery-machine-date}}, el compresor no funciona: {{fact:small-appliance-recovery-dead|words}}.',
        },
        {
          point:
            'A recuperar con una máquina más vieja: {{fact:small-appliance-recovery-old|words}}, funcione o no el compresor.',
        },
        { point: '{{fact:small-appliance-vacuum}} de vacío cumple la regla de recuperación en todos los casos.' },
        { point: 'El servicio y la disposición final tienen los mismos niveles de recuperación.' },
      ],
      tables: [
        {
          caption: 'Cuánto recuperar de un aparato pequeño',
          columns: ['Máquina de recuperación fabricada', 'El compresor funciona', 'El compresor no funciona'],
          rows: [
            [
              'antes del {{fact:recovery-machine-date}}',
              '{{fact:small-appliance-recovery-old|words}} o {{fact:small-appliance-vacuum}} de vacío',
              '{{fact:small-appliance-recovery-old|words}} o {{fact:small-appliance-vacuum}} de vacío',
            ],
            [
              'a partir del {{fact:recovery-machine-date}}',
              '{{fact:small-appliance-recovery-working|words}} o {{fact:small-appliance-vacuum}} de vacío',
              '{{fact:small-appliance-recovery-dead|words}} o {{fact:small-appliance-vacuum}} de vacío',
            ],
          ],
        },
        {
          caption: 'Cómo se certifican las máquinas para aparatos pequeños',
          columns: ['Máquina fabricada', 'Debe demostrar'],
          rows: [
            [
              'antes del {{fact:recovery-machine-date}}',
              '{{fact:small-appliance-recovery-old|words}} con el compresor en marcha o no, o {{fact:small-appliance-vacuum}} de vacío',
            ],
            [
              'a partir del {{fact:recovery-machine-date}}',
              '{{fact:small-appliance-recovery-working|words}} en marcha y {{fact:small-appliance-recovery-dead|words}} sin marcha, o {{fact:small-appliance-vacuum}} de vacío',
            ],
          ],
        },
      ],
    },
    {
      slug: 'techniques',
      name: 'Técnicas de recuperación',
      paragraphs: [
        'Primero pregúntese qué clase de recuperación hará. La recuperación activa usa una máquina autónoma con su propio compresor, y sirve aunque el compresor del aparato no funcione. La recuperación pasiva se apoya en el aparato: en su compresor, en el calor, o en una bomba de vacío que llena una bolsa u otro recipiente que no está bajo presión. Una bomba de vacío común no puede empujar hacia un cilindro con presión, así que la bolsa es la única manera de usar una.',
        'Pasiva con un compresor que funciona: póngalo en marcha y recoja del lado de alta. Normalmente basta un punto de acceso allí. Pasiva con un compresor que no funciona: haga tomas en el lado de baja y en el lado de alta. Luego libere el refrigerante disuelto en el aceite. Caliente el compresor y golpéelo con fuerza varias veces con un mazo de goma, no metal contra metal. Calentar significa una manta térmica, una lámpara o aire caliente, nunca una llama. En una unidad sin escarcha (frost-free), encienda la resistencia de deshielo; saca el refrigerante del evaporador. Enfriar el recipiente ayuda desde el otro extremo. Un tubo capilar obstruido también pide acceso en los dos lados, porque poco puede pasar de uno al otro.',
        'La recuperación activa tiene un error clásico: arrancar la máquina con la válvula de entrada del cilindro cerrada. La presión de alta sube y se puede perder refrigerante. Abra primero la válvula. Una presión alta también puede significar aire en el cilindro. Revise con regularidad si el dispositivo de recuperación tiene fugas.',
        'Los sistemas sellados no tienen válvulas de servicio, así que se les pone una válvula perforadora, también llamada válvula de silla. Use la que se pone sin soldar solo en tubo de cobre o de aluminio. Antes de empezar, revise que la conexión no tenga fugas. Si el manómetro marca 0 psig al poner la válvula, la carga ya se perdió; no empiece la recuperación. Al final quite la conexión sin soldar, porque con el tiempo tendrá fugas. Prense el tubo y ciérrelo con soldadura fuerte, o ponga una válvula soldada.',
        'Después de la reparación, haga la prueba con nitrógeno seco, y luego evacúe y vuelva a cargar. Deje correr nitrógeno por los tubos pequeños mientras los suelda con soldadura fuerte. Ponga un filtro deshidratador nuevo si el sistema sellado se abrió. Cargue por peso, porque estas cargas son pequeñas y unas pocas onzas de más importan. Use mangueras con conexiones de baja pérdida, para que salga poco al desconectar.',
      ],
      keyPoints: [
        {
          point: 'El compresor no funciona, recuperación pasiva: acceso en los dos lados, calor y un mazo.',
        },
        { point: 'El compresor funciona, recuperación pasiva: basta un acceso en el lado de alta.' },
        { point: 'Recupere con una bomba de vacío solo hacia un recipiente sin presión.' },
        {
          point:
            'Una lectura de {{fact:no-charge-reading}} al principio significa que ya no hay carga: no empiece la recuperación.',
        },
        { point: 'Las conexiones perforadoras sin soldar se quitan al terminar el trabajo.' },
        { point: 'Abra la entrada del cilindro antes de arrancar una máquina activa.' },
      ],
      tables: [
        {
          caption: 'Cómo elegir la manera de recuperar',
          columns: ['Situación', 'Qué hacer'],
          rows: [
            ['Pasiva, el compresor funciona', 'póngalo en marcha; un punto de acceso en el lado de alta'],
            ['Pasiva, el compresor no funciona', 'acceso en los dos lados; caliente y golpee el compresor'],
            ['Unidad sin escarcha (frost-free)', 'encienda la resistencia de deshielo'],
            ['Tubo capilar obstruido', 'acceso en los dos lados'],
            ['El manómetro marca {{fact:no-charge-reading}}', 'no empiece la recuperación'],
            ['Máquina activa', 'sirve en los dos casos; abra primero la entrada del cilindro'],
          ],
        },
      ],
    },
    {
      slug: 'refrigerants',
      name: 'Identificación de refrigerantes',
      paragraphs: [
        'Sepa qué hay adentro antes de conectar nada. Lea primero la placa de datos. Luego deje la unidad en reposo hasta que toda esté a la misma temperatura, lea la presión y compárela con la tabla. Si la lectura coincide, es probable que la etiqueta diga la verdad. Si es más alta que la tabla, hay aire en el sistema o alguien mezcló refrigerantes.',
        'Mantenga separados los refrigerantes. El R-12 y el R-134a necesitan cilindros distintos y, en rigor, máquinas distintas o limpias. Sus presiones son tan parecidas que un manómetro por sí solo no los distingue, así que guíese por la etiqueta y por la historia de la unidad. Una mezcla puede ser imposible de regenerar.',
        'El R-134a es el reemplazo usual en equipo hecho para R-12, pero no es un sustituto directo (drop-in). Necesita aceite POE en lugar de aceite mineral, y otros cambios. Ningún refrigerante es un sustituto directo del R-12 para el servicio de un aparato pequeño. Dígalo cuando un cliente pida una solución rápida.',
        'Algunas unidades viejas y raras no se deben tocar con su máquina usual. Los refrigeradores de antes de alrededor de 1950 pueden contener dióxido de azufre, cloruro de metilo o formiato de metilo. Los refrigeradores de absorción de las casas rodantes y los cuartos de hotel usan amoníaco e hidrógeno. Ninguno de ellos va en una máquina de recuperación hecha para CFC, HCFC y HFC.',
        'Las unidades más nuevas pueden contener un refrigerante inflamable. El isobutano (R-600a) es común en los refrigeradores domésticos, y el propano (R-290) en las máquinas expendedoras y las máquinas de hielo. Los dos son de clase A3. Busque la advertencia de gas inflamable y los tubos de proceso rojos, y no use en ellas una máquina de recuperación común.',
        'Use la tabla con cuidado. Una mezcla puede tener dos columnas, una para el líquido y otra para el vapor. Mire la temperatura del refrigerante, no la del cuarto, y dé tiempo a que la unidad se estabilice. Un compresor caliente o un evaporador frío cambia la lectura. En vacío, el manómetro lee in. Hg por debajo de cero: 4 in. Hg de vacío, el nivel que usted necesita para recuperar, son 26 in. Hg absolutos o alrededor de 12.7 psia.',
      ],
      keyPoints: [
        { point: 'Una presión en reposo por encima de la tabla hace pensar en aire o en una mezcla.' },
        { point: 'El R-134a es el reemplazo probable del R-12, no un sustituto directo (drop-in).' },
        { point: 'El R-134a lleva aceite POE.' },
        {
          point:
            'No use una máquina de recuperación de halocarburos en refrigeradores muy viejos ni en unidades de absorción.',
        },
        { point: 'El R-290 y el R-600a son de clase A3.' },
      ],
      tables: [{ caption: 'Presión de saturación en psig' }],
    },
    {
      slug: 'safety',
      name: 'Seguridad y disposición final',
      paragraphs: [
        'La llama y el refrigerante no se llevan. A alta temperatura, el R-12 y el R-22 se descomponen en ácido clorhídrico, ácido fluorhídrico y fosgeno. El R-134a y otros HFC no tienen cloro, así que no pueden formar fosgeno, pero aun así forman ácido fluorhídrico. Nunca acerque una llama a un sistema cargado ni a un cilindro. El aceite de un compresor quemado es ácido, así que use guantes.',
        'Las unidades de isobutano y de propano son de clase A3 y arden con facilidad. Sin llamas, sin chispas, con herramientas aprobadas y mucho aire. Por mucho tiempo las cargas domésticas se limitaron a 57 g (2 oz), y más tarde a 150 g, pero hasta eso basta para un incendio en una cocina cerrada.',
        'Después viene el final del camino. Cuando un aparato se manda a la chatarra, la ley lo sigue por la cadena de disposición final hasta la última persona que lo maneja entero: la empresa de reciclaje de chatarra o quien opera el vertedero. Esa última persona debe recuperar el refrigerante que quede, o tener una prueba de que se recuperó antes.',
        'La prueba puede ser de dos formas. Una es una declaración firmada con el nombre y la dirección de la persona que recuperó el refrigerante, y la fecha. La otra es un contrato con el proveedor, que sirve para empresas que entregan con regularidad, no para particulares ni vendedores ambulantes. Una calcomanía en el aparato no es prueba. Si la carga se perdió por una falla o un accidente, una declaración firmada debe decirlo. Cortar la línea no cuenta como una fuga; es venteo.',
        'El procesador final también debe avisar a los proveedores, con letreros o cartas, que el refrigerante tiene que estar fuera antes de la entrega. Las declaraciones y los contratos se conservan en el lugar durante tres años. Aceptar una declaración que usted sabe o debería saber que es falsa es una infracción, así que no firme por un trabajo que no hizo, y no acepte una declaración de la que duda.',
        'Los acondicionadores de aire de vehículos motorizados y aparatos parecidos que se mandan a la chatarra se llevan a 102 mm de mercurio de vacío, o siguen la práctica para vehículos de la Subparte B.',
      ],
      keyPoints: [
        { point: 'El R-12 o el R-22 en una llama forma ácidos y fosgeno.' },
        {
          point:
            'La última persona en la cadena de disposición final recupera lo que queda, o tiene una prueba de que se recuperó.',
        },
        { point: 'La prueba de la recuperación es una declaración firmada o un contrato. Las calcomanías no cuentan.' },
        { point: 'Las declaraciones y los contratos se conservan en el lugar {{fact:records-kept|words}}.' },
        { point: 'Cortar una línea cuenta como venteo, no como fuga.' },
      ],
      tables: [
        {
          caption: 'Los papeles en la cadena de disposición final',
          columns: ['Documento', 'Cuándo se usa'],
          rows: [
            ['Declaración firmada: nombre, dirección, fecha', 'alguien recuperó antes el refrigerante'],
            ['Declaración firmada de fuga', 'todo salió antes por una falla o un accidente'],
            ['Contrato', 'proveedores comerciales regulares'],
            ['Letreros o cartas', 'el procesador final avisa a los proveedores'],
            ['Calcomanía', 'nunca se acepta como prueba'],
          ],
        },
      ],
    },
  ],
};
