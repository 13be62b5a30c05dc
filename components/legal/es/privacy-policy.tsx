import { ContactLink } from '@/components/legal/contact';
import { LegalPage, type LegalSection } from '@/components/legal/legal-page';
import { ADDRESS_DAYS, SESSION_MONTHS } from '@/lib/analytics/rules';
import { DEVICE_IDLE_DAYS } from '@/lib/auth/expiry/rules';
import { RESET_LINK_HOURS, SESSION_DAYS, VERIFICATION_LINK_HOURS } from '@/lib/kernel/lifetimes';
import { PRODUCT_NAME } from '@/lib/kernel/product';

const inHours = (hours: number): string => (hours === 1 ? '1 hora' : `${hours} horas`);

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'information',
    title: 'Qué información recogemos',
    body: (
      <>
        <p>Recogemos lo que {PRODUCT_NAME} necesita para funcionar, y nada más.</p>
        <h3>Información personal</h3>
        <p>
          Su correo electrónico. Si decide agregarlos en su perfil: nombre y apellido, número de teléfono, fecha de
          nacimiento, dirección postal y una foto de perfil.
        </p>
        <h3>Información de la cuenta</h3>
        <p>
          Su contraseña, guardada solo como un hash con sal que no se puede volver a convertir en la contraseña; si su
          correo está confirmado; sus permisos; el idioma que eligió; cuándo se creó la cuenta; y las sesiones que tiene
          abiertas. Un código que lleva una cuenta a otro teléfono se guarda solo en una forma que no permite leerlo, y
          se borra cuando se usa o vence.
        </p>
        <h3>Información de uso</h3>
        <ul>
          <li>
            Sus exámenes: las preguntas, las respuestas que eligió, qué tan seguro dijo estar, el tiempo que tardó, sus
            resultados, sus preguntas favoritas, y los reportes que envía sobre preguntas, con las opciones que había
            elegido.
          </li>
          <li>
            Su plan de estudio: el día de su examen, las secciones, los días y los minutos que eligió, su zona horaria,
            lo que se planeó para cada día, si quiere recordatorios por correo y a qué hora, y, mientras tiene la sesión
            abierta, qué tarjetas volteó y dijo que sabía.
          </li>
          <li>
            La probabilidad de aprobar que calculamos antes de la fecha de su examen y, si nos lo cuenta, cómo le fue en
            su examen de certificación: qué secciones tomó, si aprobó y su puntaje. Los demás solo ven totales.
          </li>
          <li>
            Sus clases: las que usted enseña, con los nombres de sus listas, y aquellas a las que se unió, con el nombre
            con el que se unió y cuándo.
          </li>
          <li>
            Datos técnicos de sus visitas: un número aleatorio de sesión que crea su navegador, su dirección IP y el
            país al que pertenece, el tamaño de la pantalla, la zona horaria, el tipo de dispositivo, el navegador, el
            sistema operativo, cuándo estuvo aquí y cuántas solicitudes se hicieron.
          </li>
        </ul>
        <h3>Cookies y almacenamiento local</h3>
        <p>
          Una cookie de sesión cuando inicia sesión, una cookie propia con el número aleatorio de sesión, y datos en el
          almacenamiento de su navegador. La <a href="/es/cookie-policy">Política de cookies</a> los enumera todos.
        </p>
        <p>
          “Empezar a estudiar” crea una cuenta sin correo y sin nombre. Tiene sus exámenes, respuestas, favoritas y
          plan, y un número aleatorio que guarda su navegador. Hasta que agregue un correo, solo puede abrir la cuenta
          en ese navegador y en los navegadores a los que la lleve con un código. Si pasa esta cuenta a otra, la otra
          cuenta conserva el número aleatorio, para que las respuestas sin enviar de otro teléfono todavía le lleguen.
          Una cuenta sin correo se borra después de 2 días si no contestó nada y no está en ninguna clase, después de{' '}
          {DEVICE_IDLE_DAYS} días sin uso, o en el momento con “Borrar todo” en su perfil. Ahí también puede
          descargarla.
        </p>
        <p>
          El examen de prueba no necesita cuenta. Sus respuestas se quedan en su navegador y desaparecen cuando cierra
          la pestaña.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Cómo usamos su información',
    body: (
      <ul>
        <li>Para crear su cuenta, iniciar su sesión y proteger la cuenta.</li>
        <li>Para darle exámenes, calificarlos y mostrarle sus resultados y estadísticas.</li>
        <li>Para elegir lo que más le ayuda hasta su examen, y calcular su probabilidad de aprobar.</li>
        <li>
          Para enviarle los correos que usted pide o que la cuenta necesita: confirmación, contraseñas, avisos de
          seguridad y, los días de estudio, un recordatorio si lo activó. Si recibe recordatorios, también le
          preguntamos una vez cómo le fue en su examen. Cada uno de esos correos trae un enlace para dejar de
          recibirlos.
        </li>
        <li>Para responder sus preguntas y sus reportes sobre preguntas.</li>
        <li>Para saber, en totales, cómo se usa el servicio, y mejorarlo.</li>
        <li>Para evitar abusos y cumplir deberes legales.</li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'Cómo compartimos su información',
    body: (
      <>
        <p>No vendemos su información personal ni la compartimos para publicidad en otros sitios.</p>
        <p>Solo la compartimos:</p>
        <ul>
          <li>
            con proveedores que trabajan para nosotros y no pueden usarla para otra cosa: alojamiento, envío de correos
            y, donde se ofrecen planes de pago, procesamiento de pagos;
          </li>
          <li>
            cuando lo exigen la ley, una orden judicial o la protección de los derechos y la seguridad de las personas;
          </li>
          <li>con un sucesor, si el servicio se vende o se fusiona, que queda obligado por esta política;</li>
          <li>
            cuando usted lo pide: por ejemplo, cuando nos permite mostrar su comentario sobre nosotros en la página de
            inicio, con su nombre y su oficio.
          </li>
        </ul>
        <h3>Clases y escuelas</h3>
        <p>
          Si se une a una clase, su instructor ve el nombre con el que se unió, que ya se unió, y cómo le va en los
          exámenes que el instructor da a la clase: cuándo los tomó, qué contestó y qué estuvo bien, y qué dice eso de
          sus probabilidades. Un instructor también puede anotar cómo le fue en su examen de certificación; si para
          entonces usted ya se unió a la clase, lo ve en Hoy y puede confirmarlo, cambiarlo o quitarlo. El instructor no
          ve los resultados de examen que usted mismo anota, ni sus otros exámenes y respuestas, ni sus estadísticas,
          favoritas o plan. Los demás estudiantes no ven nada de usted, con una excepción: hasta que usted se una, un
          nombre que el instructor puso en la lista, y para el que no hay resultados, se muestra a quien tenga el código
          de la clase, para que usted pueda elegirlo. Un instructor puede dejar que colegas enseñen la clase: ellos ven
          lo que ve el instructor.
        </p>
        <p>
          Un instructor también puede anotar lo que usted contestó en papel en un examen de la clase. Aparece en los
          resultados de la clase y, cuando usted está en la clase y el instructor se lo muestra, en su propia descarga.
          No cambia nada en sus estadísticas, y el instructor decide cuándo borrarlo. Lo que usted contesta a las
          preguntas que se proyectan en el salón se muestra como conteos sin nombres, se guarda 12 horas como máximo, y
          tampoco cambia nada en sus estadísticas.
        </p>
        <p>
          Puede salir de una clase en cualquier momento en Mis clases, y sale de todas cuando borra su cuenta: sus
          intentos, y el nombre que escribió al unirse, se borran de la clase en ese momento. Si el instructor puso su
          nombre en la lista, lo cambió, o anotó resultados, tiempo adicional o fechas para usted, el nombre y esas
          anotaciones se quedan hasta que el instructor los borre. El instructor puede quitar a un estudiante. Al borrar
          la clase se borran todos sus nombres. Lo que los estudiantes practicaron sigue siendo de ellos, igual que lo
          que se anotó sobre su examen. Descargar mis datos incluye las clases que usted enseña con sus exámenes, y su
          propio lugar y exámenes en otras clases. No incluye los nombres ni los resultados de otros estudiantes.
        </p>
        <p>
          Para escuelas de Estados Unidos: los nombres que una escuela pone en una lista, y los resultados de los
          exámenes de una clase, pueden ser registros educativos según la Ley de Derechos Educativos y Privacidad
          Familiar (FERPA, 34 CFR Part 99). Los usamos solo para la clase, no los damos a nadie más que a los
          proveedores mencionados arriba, y los borramos cuando los borra el instructor. No necesitamos apellidos,
          correos ni números de estudiante: basta un nombre o un apodo.
        </p>
        <p>
          Si inicia sesión con Google o con su escuela, donde se ofrece, ellos nos dicen su nombre y su correo, y se
          enteran de que usted inicia sesión aquí. No les pedimos nada más, y no les decimos nada de lo que usted hace
          aquí.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        Solo usamos cookies propias. No hay cookies de terceros, ni de publicidad, ni rastreadores de otras empresas. Si
        su navegador envía una señal Do Not Track o Global Privacy Control, no guardamos análisis de sus visitas. Lea
        más en la <a href="/es/cookie-policy">Política de cookies</a>.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'Cuánto tiempo guardamos la información',
    body: (
      <ul>
        <li>
          Su cuenta, su plan de estudio y sus exámenes: hasta que borre la cuenta. Los exámenes que deja sin terminar:
          30 días.
        </li>
        <li>
          Una clase con su lista de nombres y sus exámenes: hasta que su instructor borre la clase, hasta que la última
          persona que la enseña borre su cuenta, o hasta que nadie haya enseñado ni estudiado en ella durante un año.
          Avisamos a quienes enseñan una clase sin uso 30 días antes de borrarla. Su nombre en una clase, si usted lo
          escribió: hasta que salga de la clase, lo quiten o borre su cuenta. Su nombre en una clase, si el instructor
          lo puso en la lista, lo cambió, o anotó resultados, tiempo adicional o fechas para usted: hasta que el
          instructor lo quite.
        </li>
        <li>
          Su comentario sobre nosotros que nos permitió mostrar con su nombre y su oficio: hasta que lo retire en “Cómo
          me fue en el examen” en su perfil, o borre la cuenta. Entonces el comentario se borra y ya no se muestra.
        </li>
        <li>
          Sus reportes sobre preguntas: hasta que borre la cuenta. Después solo quedan la pregunta y el tipo de error,
          sin su nombre y sin sus palabras.
        </li>
        <li>
          Direcciones IP: completas durante {ADDRESS_DAYS} días, y después recortadas para que ya no señalen una sola
          conexión.
        </li>
        <li>Sesiones de análisis: {SESSION_MONTHS} meses después de la última visita. Después solo quedan totales.</li>
        <li>
          Sesiones abiertas: {SESSION_DAYS.idle} días sin uso, {SESSION_DAYS.absolute} días como máximo.
        </li>
        <li>
          Enlaces en correos: {inHours(RESET_LINK_HOURS)} para cambiar una contraseña,{' '}
          {inHours(VERIFICATION_LINK_HOURS)} para confirmar un correo.
        </li>
        <li>Lo que la ley nos exige guardar, como registros de pagos: el tiempo que diga la ley.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Sus derechos',
    body: (
      <>
        <p>Viva donde viva, usted mismo puede hacer esto en la página de su perfil:</p>
        <ul>
          <li>ver y corregir su información;</li>
          <li>obtener una copia de todo lo que tenemos de usted, con Descargar mis datos;</li>
          <li>borrar su cuenta y sus exámenes, con Borrar la cuenta.</li>
        </ul>
        <p>
          Si vive en California, la Ley de Privacidad del Consumidor de California (CCPA) le da derecho a saber qué
          recogemos, usamos y revelamos; a que se borre o se corrija; a oponerse a que se venda o se comparta; a limitar
          el uso de información sensible; y a no recibir un trato distinto por usar estos derechos. No vendemos ni
          compartimos información personal en el sentido de la CCPA, así que no hay nada a lo que oponerse, y de todos
          modos respetamos una señal Global Privacy Control.
        </p>
        <p>
          Usted o un representante autorizado también puede escribirnos (sección 10). Confirmamos por el correo
          electrónico de la cuenta que la solicitud viene de usted, y respondemos en 45 días.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Seguridad',
    body: (
      <p>
        Las contraseñas se guardan como hash, los datos de acceso vencen y usted puede terminarlos, y las páginas
        rechazan scripts que no son nuestros. Solo ven información personal quienes la necesitan para operar el
        servicio. Ningún servicio puede prometer seguridad perfecta; si una violación de seguridad le afecta, le
        avisamos como exige la ley.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Menores de 13 años',
    body: (
      <p>
        {PRODUCT_NAME} no es para menores de 13 años, y no recogemos su información a sabiendas. Si cree que un menor
        nos dio alguna, escríbanos y la borraremos. Los menores de 18 años necesitan el consentimiento de su padre,
        madre o tutor.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Cambios a esta política',
    body: (
      <p>
        Cuando cambiamos esta política, la publicamos aquí con una nueva fecha de vigencia. Si un cambio afecta cómo
        usamos lo que ya nos dio, se lo decimos por correo antes de que entre en vigor.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contacto',
    body: (
      <p>
        Preguntas y solicitudes sobre privacidad: <ContactLink />.
      </p>
    ),
  },
];

export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Política de privacidad"
      summary={`Qué sabe ${PRODUCT_NAME} de usted, para qué, por cuánto tiempo, y cómo verlo o pedir que se borre. En pocas palabras: recogemos lo que necesitan los exámenes, nunca lo vendemos, y usted puede descargarlo o borrarlo en cualquier momento.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
