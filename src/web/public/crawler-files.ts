/** robots.txt and sitemap.xml: the public pages may be found, what belongs to teachers may not. */
import type { RenderedPage } from '#contract/public-pages.ts'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { PAGE_TAGS } from '../floor/language.ts'
import { publicAddress, PUBLIC_PAGES, type PublicPage } from '../floor/addresses.ts'

const PRIVATE = ['/api/', '/dashboard', '/quiz/', '/files/', '/reset-password', '/auth/']

export const crawlerFiles = (publicUrl: string): RenderedPage[] => [
  {
    path: '/robots.txt',
    status: 200,
    type: 'text/plain; charset=utf-8',
    body: [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n'),
  },
  { path: '/sitemap.xml', status: 200, type: 'application/xml; charset=utf-8', body: sitemap(publicUrl) },
]

function sitemap(publicUrl: string): string {
  const urls = PUBLIC_PAGES.flatMap((page) =>
    INTERFACE_LANGUAGES.map(
      (language) =>
        `<url><loc>${publicUrl}${publicAddress(page, language)}</loc>${alternates(page, publicUrl)
          .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
          .join('')}</url>`,
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** A page in each language; English is for readers of none of the three. */
export const alternates = (page: PublicPage, publicUrl: string): { readonly tag: string; readonly href: string }[] => [
  ...INTERFACE_LANGUAGES.map((language) => ({
    tag: PAGE_TAGS[language],
    href: publicUrl + publicAddress(page, language),
  })),
  { tag: 'x-default', href: publicUrl + publicAddress(page, 'en') },
]
