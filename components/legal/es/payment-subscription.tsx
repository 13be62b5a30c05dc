import { ContactLink } from '@/components/legal/contact';
import { LegalPage, type LegalSection } from '@/components/legal/legal-page';
import { PRODUCT_NAME } from '@/lib/kernel/product';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'methods',
    title: 'Medios de pago',
    body: (
      <>
        <p>Donde se ofrecen planes de pago, puede pagar con:</p>
        <ul>
          <li>las principales tarjetas de crédito y débito: Visa, MasterCard, American Express y Discover;</li>
          <li>PayPal;</li>
          <li>otros medios que se muestran al pagar.</li>
        </ul>
        <p>
          Un procesador de pagos se encarga de los pagos. Nosotros nunca vemos ni guardamos el número completo de su
          tarjeta.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Planes de suscripción',
    body: (
      <p>
        Los planes son mensuales o anuales. El precio, el ciclo de facturación y lo que incluye el plan se muestran
        antes de suscribirse. Un plan se renueva automáticamente al final de cada ciclo, al precio vigente en ese
        momento, salvo que cancele antes. Le avisamos de un cambio de precio antes de la renovación a la que afecta.
      </p>
    ),
  },
  {
    id: 'trials',
    title: 'Pruebas gratis',
    body: (
      <p>
        Un plan puede empezar con una prueba gratis de hasta 7 días. Le avisamos antes de que termine. Si no cancela
        antes, se convierte automáticamente en una suscripción de pago y se hace el primer cobro. Una prueba por
        persona.
      </p>
    ),
  },
  {
    id: 'cancellation',
    title: 'Cancelación y reembolsos',
    body: (
      <p>
        Puede cancelar en cualquier momento en los ajustes de su cuenta o escribiendo a soporte. Conserva lo que pagó
        hasta el final del ciclo de facturación; los periodos parciales no se reembolsan. La{' '}
        <a href="/es/refund-policy">Política de reembolso</a> dice más.
      </p>
    ),
  },
  {
    id: 'taxes',
    title: 'Impuestos',
    body: (
      <p>
        Es posible que los precios no incluyan el impuesto sobre las ventas u otros parecidos. Donde la ley nos obliga a
        cobrarlos, se agregan al pagar y se muestran antes de que pague.
      </p>
    ),
  },
  {
    id: 'compliance',
    title: 'Cumplimiento legal',
    body: (
      <p>
        Seguimos las reglas federales y estatales sobre renovaciones automáticas, como la ley Restore Online Shoppers’
        Confidence Act: condiciones claras antes de pagar, su consentimiento expreso y una forma sencilla de cancelar.
        Los <a href="/es/terms-of-service">Términos del servicio</a> y la{' '}
        <a href="/es/privacy-policy">Política de privacidad</a> también aplican a las suscripciones.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contacto',
    body: (
      <p>
        Preguntas sobre pagos: <ContactLink />. Respondemos en 2 días hábiles.
      </p>
    ),
  },
];

export function PaymentSubscription() {
  return (
    <LegalPage
      title="Pagos y suscripción"
      summary={`Cómo funcionan los planes de pago de ${PRODUCT_NAME} donde se ofrecen: con qué se puede pagar, cómo son las pruebas y las renovaciones, y cómo cancelar. Mientras no haya ningún plan a la venta, no se cobra nada.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
