/** Specification §2, "Landing page and header", and the study guides. */
export const MAIN_PAGES = [
  ['/tests', 'Tests'],
  ['/overview', 'Pricing'],
  ['/study', 'Study guides'],
] as const;

/** Specification §2: the footer links to the four main legal pages. */
export const LEGAL_PAGES = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/payment-subscription', 'Payment & Subscription Info'],
] as const;

export const MORE_LEGAL_PAGES = [
  ['/refund-policy', 'Refund Policy'],
  ['/accessibility-statement', 'Accessibility Statement'],
] as const;
