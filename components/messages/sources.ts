import 'server-only';
import enAuth from '@/messages/en/auth.json';
import enLanding from '@/messages/en/landing.json';
import enMenu from '@/messages/en/menu.json';
import enMock from '@/messages/en/mock.json';
import enSections from '@/messages/en/sections.json';
import enSite from '@/messages/en/site.json';
import esAuth from '@/messages/es/auth.json';
import esLanding from '@/messages/es/landing.json';
import esMenu from '@/messages/es/menu.json';
import esMock from '@/messages/es/mock.json';
import esSections from '@/messages/es/sections.json';
import esSite from '@/messages/es/site.json';

/** All texts of the product's pages by language and namespace, in ICU format. */
export const SOURCES = {
  en: { auth: enAuth, landing: enLanding, menu: enMenu, mock: enMock, sections: enSections, site: enSite },
  es: { auth: esAuth, landing: esLanding, menu: esMenu, mock: esMock, sections: esSections, site: esSite },
} as const;

export type Messages = (typeof SOURCES)['en'];
export type Namespace = keyof Messages;
