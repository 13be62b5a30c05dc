import { ContactLink } from '@/components/legal/contact';
import { LegalPage, type LegalSection } from '@/components/legal/legal-page';
import { PRODUCT_NAME } from '@/lib/kernel/product';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'trials',
    title: 'Pruebas gratis',
    body: (
      <p>
        Una prueba gratis dura hasta 7 días y no cuesta nada. Si cancela antes de que termine, no se le cobra, así que
        no hay nada que reembolsar. Le avisamos antes de que se convierta en una suscripción de pago.
      </p>
    ),
  },
  {
    id: 'subscriptions',
    title: 'Suscripciones de pago',
    body: (
      <p>
        Cuando cancela, el plan sigue abierto hasta el final del ciclo de facturación que pagó y no se renueva. Los
        periodos parciales no se reembolsan. Sí reembolsamos lo que se cobró por error, como un cobro doble o un cobro
        después de que usted canceló.
      </p>
    ),
  },
  {
    id: 'request',
    title: 'Cómo pedir un reembolso',
    body: (
      <p>
        Escriba a <ContactLink /> desde el correo electrónico de su cuenta, con la fecha y el monto del cobro y qué
        salió mal. Respondemos en 2 días hábiles. Un reembolso aprobado regresa al medio con el que usted pagó.
      </p>
    ),
  },
  {
    id: 'taxes',
    title: 'Impuestos',
    body: (
      <p>
        En general los impuestos no se reembolsan, salvo que el cobro mismo se reembolse completo o que la ley lo diga.
      </p>
    ),
  },
  {
    id: 'compliance',
    title: 'Cumplimiento',
    body: <p>Nada de lo que dice aquí le quita un derecho a reembolso que le dé la ley de su estado.</p>,
  },
  {
    id: 'updates',
    title: 'Cambios',
    body: (
      <p>
        Cuando cambiamos esta política, la publicamos aquí con una nueva fecha de vigencia. Un cobro se trata según la
        política vigente el día en que se hizo.
      </p>
    ),
  },
];

export function RefundPolicy() {
  return (
    <LegalPage
      title="Política de reembolso"
      summary={`Cuándo ${PRODUCT_NAME} devuelve el dinero de un plan de pago, y cómo pedirlo.`}
      sections={SECTIONS}
      changedOn="2026-11-21"
    />
  );
}
