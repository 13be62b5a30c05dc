import type { ExamDayTopic } from '@/lib/study/rules';
import type { Words } from '@/lib/study/translation-rules';

export const examDayWords: Words<readonly ExamDayTopic[]> = [
  {
    slug: 'what-to-bring',
    title: 'Qué llevar',
    points: [
      {
        text: 'Una identificación con fotografía. El supervisor del examen (proctor) tiene que revisarla; sirve una licencia de conducir, un pasaporte, o una identificación militar o del gobierno.',
      },
      { text: 'Normalmente puede usar una tabla de presión y temperatura durante el examen.' },
      {
        text: 'En un examen a libro cerrado no se permiten apuntes ni material de estudio. Al final se recogen las hojas del examen, el papel de borrador y los apuntes.',
      },
    ],
    ask: 'Pregunte a su organización certificadora si tiene la tabla y papel de borrador para usted, si se permite una calculadora, y qué hace falta para un examen en línea.',
  },
  {
    slug: 'kinds-of-test',
    title: 'A libro cerrado o abierto, con supervisor o por correo',
    points: [
      {
        text: 'El Tipo II, el Tipo III y Universal siempre son a libro cerrado, con un supervisor, en un lugar seguro.',
      },
      {
        text: 'Solo el Tipo I se puede ofrecer por correo, a libro abierto y sin supervisor. Por correo se aprueba con {{fact:exam-pass-mark-mail-in}}, es decir, {{fact:exam-pass-count-mail-in}}.',
      },
      {
        text: 'A libro cerrado, cada grupo se aprueba con {{fact:exam-pass-mark-closed-book}}. En un grupo de {{fact:exam-questions-per-group}}, eso son {{fact:exam-pass-count-closed-book}} respuestas correctas, también en el Tipo I.',
      },
      {
        text: 'Un Tipo I por correo no cuenta para Universal, y tampoco un Core a libro abierto.',
      },
      {
        text: 'Algunos programas aprobados dan el examen a distancia, en línea, y otros en persona. El examen por correo es para el Tipo I.',
      },
      {
        text: 'Hay al menos un supervisor por cada {{fact:exam-people-per-proctor}} que toman el examen a la vez en un lugar.',
      },
    ],
    ask: 'Busque en la lista de programas aprobados de la EPA uno que ofrezca la clase de examen que usted quiere, y pregunte qué necesita.',
  },
  {
    slug: 'questions',
    title: 'Cuántas preguntas',
    points: [
      {
        text: 'Cada grupo tiene {{fact:exam-questions-per-group}}: Core, y cada tipo que usted toma. Universal son {{fact:exam-questions-universal}}.',
      },
      {
        text: 'En cada sesión se usan varias versiones del examen, con preguntas sacadas al azar.',
      },
    ],
  },
  {
    slug: 'extra-time-and-language',
    title: 'Más tiempo, exámenes orales y otros idiomas',
    points: [
      {
        text: 'Usted puede pedir por escrito un examen oral, al menos {{fact:exam-oral-request}} antes.',
      },
      {
        text: 'La regla alienta a las organizaciones a ofrecer traductores y exámenes en otros idiomas.',
      },
      {
        text: 'Una organización privada que da exámenes para un certificado de un oficio tiene que hacer el examen accesible para personas con discapacidades. Dar más tiempo puede ser una manera de hacerlo.',
      },
    ],
    ask: 'Pregunte a su organización certificadora cuánto tiempo hay, qué idiomas tiene y cómo se pide más tiempo. Pregunte con anticipación.',
  },
  {
    slug: 'after-the-test',
    title: 'Después del examen',
    points: [
      {
        text: 'Le dan los nombres y contactos de la organización y del supervisor, y cuándo esperar su calificación.',
      },
      {
        text: 'Deben entregarle los resultados en un plazo de {{fact:exam-results-due}}, y también la tarjeta si aprobó.',
      },
    ],
  },
  {
    slug: 'one-section-failed',
    title: 'Si no aprueba una sección',
    points: [
      {
        text: 'Universal se puede obtener en una sola sesión, o sumando lo aprobado en exámenes separados.',
      },
      {
        text: 'Los grupos se califican uno por uno. Si el mismo día aprueba Core y no aprueba el Tipo II, se queda con Core y vuelve a tomar el Tipo II.',
      },
      {
        text: 'Core hace falta para cada tipo. Una vez aprobado, no hay que volver a tomarlo para otros tipos.',
      },
    ],
    ask: 'Pregunte a su organización certificadora cuándo puede intentarlo otra vez, cuánto cuesta y por cuánto tiempo guarda un Core aprobado.',
  },
  {
    slug: 'the-card',
    title: 'La tarjeta',
    points: [
      {
        text: 'La tarjeta muestra el programa de certificación con la fecha en que la EPA lo aprobó, su nombre, su tipo y un número único que no es su número de seguro social.',
      },
      {
        text: 'La certificación no vence. La EPA puede exigir algún día una nueva certificación, y la anunciaría en el Registro Federal (Federal Register).',
      },
      {
        text: 'Conserve una copia en su lugar de negocios, y durante {{fact:certificate-kept-after|words}} después de dejar el oficio.',
      },
      { text: 'La EPA no exige que usted lleve la tarjeta en el trabajo.' },
      { text: 'Una tarjeta perdida la repone la organización que la dio, no la EPA.' },
      {
        text: 'Los programas no federales publican en línea la lista de las personas que certificaron a partir del {{fact:exam-online-list-covers}}. Usted puede pedir que lo dejen fuera.',
      },
    ],
    ask: 'Pregunte a la organización que dio la tarjeta cuánto cuesta una nueva y cuánto tarda.',
  },
];
