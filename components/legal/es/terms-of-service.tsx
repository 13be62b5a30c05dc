import { ContactLink } from '@/components/legal/contact';
import { LegalPage, type LegalSection } from '@/components/legal/legal-page';
import { PRODUCT_NAME } from '@/lib/kernel/product';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'eligibility',
    title: 'Quién puede usarlo',
    body: (
      <p>
        Debe tener al menos 13 años para usar {PRODUCT_NAME}. Si tiene menos de 18, necesita el consentimiento de su
        padre, madre o tutor legal, que acepta estos términos junto con usted.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Cuentas',
    body: (
      <>
        <p>
          Una cuenta es para una sola persona. Dé un correo electrónico que sea suyo, no comparta su contraseña, y
          avísenos de inmediato si otra persona usó su cuenta. Hasta entonces, usted responde por lo que pase con ella.
        </p>
        <p>Puede borrar su cuenta en cualquier momento en la página de su perfil.</p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Suscripciones y pagos',
    body: (
      <>
        <p>
          Partes de {PRODUCT_NAME} son gratis. Donde se ofrecen planes de pago, son mensuales o anuales, pueden empezar
          con una prueba gratis de hasta 7 días y se renuevan automáticamente al final de cada ciclo de facturación,
          salvo que cancele antes. El precio se muestra antes de pagar.
        </p>
        <p>
          La página <a href="/es/payment-subscription">Pagos y suscripción</a> y la{' '}
          <a href="/es/refund-policy">Política de reembolso</a> son parte de estos términos.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Uso del servicio',
    body: (
      <>
        <p>Puede usar {PRODUCT_NAME} para prepararse, o para preparar a una clase a la que usted enseña. No puede:</p>
        <ul>
          <li>
            copiar, publicar ni vender las preguntas, explicaciones o guías, ni recogerlas por medios automáticos;
          </li>
          <li>entrar a la fuerza en el servicio, sobrecargarlo ni esquivar sus límites;</li>
          <li>usar la cuenta de otra persona ni hacerse pasar por otra persona;</li>
          <li>usarlo de una forma que viole la ley o las reglas de un examen.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'property',
    title: 'Propiedad intelectual',
    body: (
      <p>
        Las preguntas, explicaciones, guías de estudio, imágenes y programas son nuestros o de quienes nos dan licencia,
        y la ley los protege. Le damos un derecho personal, no exclusivo e intransferible de usarlos mientras cumpla
        estos términos. Lo que usted nos envíe, como un reporte sobre una pregunta, podemos usarlo para mejorar el
        servicio.
      </p>
    ),
  },
  {
    id: 'disclaimers',
    title: 'Aclaraciones',
    body: (
      <>
        <p>
          {PRODUCT_NAME} es independiente. No está afiliado a la Agencia de Protección Ambiental de EE. UU. (EPA) ni
          tiene su respaldo; la EPA no revisa ni aprueba material de estudio. No da el examen de certificación ni
          certifica a nadie. Sus preguntas no son preguntas del examen real.
        </p>
        <p>
          Cuidamos que las preguntas y las guías sigan las reglas vigentes, pero las reglas cambian y hay errores. El
          servicio es para estudiar. No es asesoría legal ni de ingeniería, y no reemplaza los reglamentos, las
          instrucciones del fabricante ni las prácticas seguras en el trabajo. Se ofrece tal como está y según esté
          disponible, sin garantías de ningún tipo, hasta donde la ley lo permite, y no prometemos que usted aprobará.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Límite de responsabilidad',
    body: (
      <p>
        Hasta donde la ley lo permite, no respondemos por daños indirectos, incidentales, especiales, consecuentes o
        punitivos, ni por pérdida de ganancias o de datos. Nuestra responsabilidad total por todos los reclamos sobre el
        servicio se limita a la cantidad que usted nos pagó en los 12 meses anteriores al reclamo. Nada de lo que dice
        aquí limita una responsabilidad que la ley no nos deja limitar.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Terminación',
    body: (
      <p>
        Puede dejar de usar el servicio y borrar su cuenta en cualquier momento. Podemos suspender o terminar el acceso
        de quien incumpla estos términos, ponga en peligro el servicio o a otras personas, o cuando la ley lo exija;
        decimos por qué cuando podemos. Las secciones 5, 6, 7 y 9 siguen vigentes después.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Ley aplicable',
    body: (
      <p>
        Estos términos se rigen por las leyes de Estados Unidos y del estado en que está establecido el operador del
        servicio, sin tener en cuenta las reglas sobre conflictos de leyes. Usted conserva los derechos que la ley de su
        propio estado le da como consumidor.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Cambios a estos términos',
    body: (
      <p>
        Cuando cambiamos estos términos, los publicamos aquí con una nueva fecha de vigencia, y avisamos de los cambios
        importantes por correo y por adelantado a quienes tienen cuenta. Si después sigue usando el servicio, aplican
        los nuevos términos.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contacto',
    body: (
      <p>
        Preguntas sobre estos términos: <ContactLink />.
      </p>
    ),
  },
];

export function TermsOfService() {
  return (
    <LegalPage
      title="Términos del servicio"
      summary={`El acuerdo entre usted y ${PRODUCT_NAME}. Al usar el servicio, lo acepta. En pocas palabras: es una ayuda para estudiar, independiente de la EPA; úsela con honestidad, no comparta su cuenta, y revise las reglas mismas antes de actuar según ellas.`}
      sections={SECTIONS}
      changedOn="2026-11-29"
    />
  );
}
