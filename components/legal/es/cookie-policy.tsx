import { ContactLink } from '@/components/legal/contact';
import { LegalPage, type LegalSection } from '@/components/legal/legal-page';
import { type StoredItem, StoredList } from '@/components/legal/stored-list';
import { PRODUCT_NAME } from '@/lib/kernel/product';

const STORED: readonly StoredItem[] = [
  [
    'coldpass.session',
    'cookie',
    'Abre las páginas de miembros. Los scripts no pueden leerla.',
    '14 días, o al cerrar la sesión',
  ],
  [
    'coldpass.device',
    'cookie',
    'Le deja iniciar sesión aquí aunque otra persona esté intentando adivinar su contraseña.',
    '180 días; una contraseña nueva la termina',
  ],
  [
    'coldpass.visit',
    'cookie',
    'El número aleatorio de sesión, para contar visitas.',
    '13 meses, o al cerrar la sesión',
  ],
  ['coldpass.zone', 'cookie', 'Su zona horaria, para que los días y las horas sean los suyos.', '13 meses'],
  ['accessToken, refreshToken', 'almacenamiento local', 'Muestran que inició sesión.', 'al cerrar la sesión'],
  ['pendingSignOuts', 'almacenamiento local', 'Un cierre de sesión que espera la red.', 'al enviarse'],
  [
    'clientSessionId',
    'almacenamiento local',
    'El número aleatorio de sesión.',
    'al cerrar la sesión, o hasta que lo borre',
  ],
  [
    'examStartTime, examDuration, examTimeLeft',
    'almacenamiento local',
    'El reloj de un examen.',
    'al final del examen',
  ],
  [
    'coldpass.sitting',
    'almacenamiento local',
    'Su examen.',
    'su siguiente examen, o al cerrar la sesión, salvo que entonces conserve un examen en curso',
  ],
  ['Respuestas en espera', 'almacenamiento local', 'Respuestas que todavía no se envían.', 'al enviarse'],
  [
    'Preguntas guardadas',
    'base de datos del navegador',
    'Preguntas de práctica, para trabajar sin red.',
    'hasta que las borre',
  ],
  [
    'Páginas guardadas',
    'caché del navegador',
    'Páginas y código, para trabajar sin red.',
    'al cerrar la sesión, o hasta que las borre',
  ],
  [
    'lastUse, longAbsence',
    'almacenamiento local',
    'Cuándo se usó por última vez una cuenta sin correo.',
    'al cerrar la sesión',
  ],
  [
    'savedPagesFor',
    'almacenamiento local',
    'La cuenta para la que se guardan las páginas.',
    'que otra persona inicie sesión, o hasta que lo borre',
  ],
  ['theme', 'almacenamiento local', 'Claro u oscuro, si lo eligió.', 'hasta que lo borre'],
  ['coldpass.vibration, coldpass.search-key', 'almacenamiento local', 'Lo que desactivó aquí.', 'hasta que lo borre'],
  [
    'coldpass.lessons-done',
    'almacenamiento local',
    'Sus dos últimas lecciones, para ofrecerle la aplicación después de la segunda.',
    'al cerrar la sesión',
  ],
  ['coldpass.install-declined', 'almacenamiento local', 'Que no quiso instalar la aplicación.', 'hasta que lo borre'],
  [
    'coldpass.chart',
    'almacenamiento local',
    'El refrigerante que muestra la tabla de presiones.',
    'hasta que lo borre',
  ],
  [
    'coldpass.cards',
    'almacenamiento local',
    'Qué tarjetas sabía, para ordenarlas.',
    'al cerrar la sesión, o hasta que lo borre',
  ],
  [
    'coldpass.turned',
    'almacenamiento local',
    'Tarjetas que volteó y que todavía no se envían.',
    'al enviarse o al cerrar la sesión',
  ],
  [
    'coldpass.draft',
    'almacenamiento de sesión',
    'Lo que escribió o eligió y todavía no envía.',
    'al guardar, al cerrar la sesión o al cerrar la pestaña',
  ],
  [
    'coldpass.drafts',
    'almacenamiento local',
    'La cuenta que escribió los borradores.',
    'al cerrar la sesión, o que otra persona inicie sesión',
  ],
  [
    'Examen de prueba',
    'almacenamiento de sesión',
    'Preguntas y resultados del examen de prueba.',
    'al cerrar la pestaña',
  ],
];

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'Qué son las cookies',
    body: (
      <p>
        Las cookies son pequeños textos que un sitio deja en su navegador y recibe de vuelta en visitas posteriores. El
        almacenamiento local y el de sesión son parecidos, pero se quedan en el navegador y no se envían solos. Esta
        página habla de los tres.
      </p>
    ),
  },
  {
    id: 'types',
    title: 'Tipos de cookies',
    body: (
      <>
        <h3>Esenciales</h3>
        <p>Inician su sesión y protegen un examen en curso. El servicio no funciona sin ellas.</p>
        <h3>De rendimiento y análisis</h3>
        <p>
          Nuestro propio conteo de visitas, dispositivos y países, con un número aleatorio de sesión. No contamos nada
          si su navegador envía Do Not Track o Global Privacy Control.
        </p>
        <h3>Funcionales</h3>
        <p>Recuerdan lo que eligió, como el tema oscuro, y su zona horaria.</p>
        <h3>De publicidad y mercadotecnia</h3>
        <p>No usamos ninguna.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Cómo las usamos',
    body: (
      <>
        <p>Esto es todo lo que {PRODUCT_NAME} guarda en su navegador:</p>
        <StoredList items={STORED} />
      </>
    ),
  },
  {
    id: 'third-party',
    title: 'Cookies de terceros',
    body: (
      <p>
        No hay: ni redes de publicidad, ni análisis de otras empresas, ni contenido incrustado que pudiera dejar alguna.
        Si elige iniciar sesión con Google o con su escuela, o pagar donde se ofrecen planes de pago, visita las páginas
        de ellos, donde aplica su propia política; mientras tanto guardamos cookies propias de corta duración que lo
        traen de vuelta de forma segura.
      </p>
    ),
  },
  {
    id: 'control',
    title: 'Cómo controlar las cookies',
    body: (
      <>
        <p>
          Su navegador le deja ver, bloquear y borrar las cookies y los datos de los sitios. Sin las esenciales puede
          leer las páginas públicas y tomar el examen de prueba, pero no iniciar sesión. Active Do Not Track o Global
          Privacy Control para desactivar el análisis. Al cerrar la sesión se quitan los datos de acceso.
        </p>
        <p>
          Más sobre cookies, de una fuente independiente y en inglés:{' '}
          <a href="https://www.allaboutcookies.org" target="_blank" rel="noopener noreferrer" hrefLang="en">
            www.allaboutcookies.org
          </a>{' '}
          (se abre en otra pestaña).
        </p>
      </>
    ),
  },
  {
    id: 'updates',
    title: 'Cambios a esta política',
    body: <p>Cuando cambia lo que guardamos, esta página cambia también y lleva una nueva fecha de vigencia.</p>,
  },
  {
    id: 'contact',
    title: 'Contacto',
    body: (
      <p>
        Preguntas sobre cookies: <ContactLink />.
      </p>
    ),
  },
];

export function CookiePolicy() {
  return (
    <LegalPage
      title="Política de cookies"
      summary={`Qué guarda ${PRODUCT_NAME} en su navegador y por qué. En pocas palabras: lo que necesitan el inicio de sesión y sus exámenes, y un conteo propio de visitas que puede desactivar. Sin publicidad, sin terceros.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
