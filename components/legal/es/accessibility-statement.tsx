import { ContactLink } from '@/components/legal/contact';
import { LegalPage, type LegalSection } from '@/components/legal/legal-page';
import { PRODUCT_NAME } from '@/lib/kernel/product';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'features',
    title: 'Funciones de accesibilidad',
    body: (
      <>
        <p>
          Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.1, nivel AA, y lo que agregó la versión
          2.2.
        </p>
        <ul>
          <li>Todo funciona con el teclado, y el foco del teclado siempre se ve.</li>
          <li>Los lectores de pantalla reciben encabezados, etiquetas, resultados y avisos de tiempo.</li>
          <li>Palabras y signos muestran qué está bien y qué está mal, nunca solo el color.</li>
          <li>Hay tema claro y oscuro, contraste fuerte y un tipo de letra hecho para distinguir letras parecidas.</li>
          <li>
            El texto se puede agrandar al 200 por ciento, y las páginas funcionan en una pantalla de 320 píxeles de
            ancho.
          </li>
          <li>El movimiento es corto, y se apaga si su sistema pide menos movimiento.</li>
          <li>La práctica no tiene límite de tiempo, y puede elegir tiempo adicional antes de empezar un examen.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'commitment',
    title: 'Compromiso continuo',
    body: (
      <p>
        Nuestras pruebas incluyen revisiones automáticas de accesibilidad, y recorremos las tareas principales con el
        teclado. Cuando encontramos una barrera, la tratamos como un defecto del producto.
      </p>
    ),
  },
  {
    id: 'feedback',
    title: 'Comentarios',
    body: (
      <p>
        Si algo le estorba, escriba a <ContactLink />: qué quería hacer, en qué página y con qué navegador o ayuda
        técnica. Respondemos en 2 días hábiles.
      </p>
    ),
  },
  {
    id: 'limitations',
    title: 'Limitaciones',
    body: (
      <p>
        Las páginas de otros a las que enlazamos, como la de un procesador de pagos, no dependen de nosotros. Las
        gráficas traen tablas con las mismas cifras. Es posible que navegadores muy viejos no admitan todas las
        funciones.
      </p>
    ),
  },
  {
    id: 'alternatives',
    title: 'Acceso alternativo',
    body: (
      <p>
        Si no puede usar alguna parte de {PRODUCT_NAME}, escríbanos y buscaremos otra forma de darle lo que ofrece, como
        una guía de estudio en un formato que pueda usar.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Referencia legal',
    body: (
      <p>
        Buscamos cumplir la Ley para Estadounidenses con Discapacidades (ADA) en lo que aplica a los sitios web, y
        tomamos como medida las WCAG 2.1, nivel AA. Los estándares de la Sección 508 de la Ley de Rehabilitación se
        basan en las mismas pautas.
      </p>
    ),
  },
];

export function AccessibilityStatement() {
  return (
    <LegalPage
      title="Declaración de accesibilidad"
      summary={`${PRODUCT_NAME} es para todos los técnicos, incluidos quienes usan un teclado, un lector de pantalla, letra grande o más tiempo.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
