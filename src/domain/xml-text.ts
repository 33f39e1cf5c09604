/** Text in XML of our own making: text is text, and what XML 1.0 cannot hold is no part of it. */

/** For text and for attributes in double quotes. */
export const escapeXml = (text: string): string =>
  withoutControls(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Signs that no reader of XML 1.0 takes: controls, halves of pairs and two that are no characters. */
export const withoutControls = (text: string): string => text.replace(/\r\n?/g, '\n').replace(NO_XML, '')

const NO_XML = /[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
