/** Mail by SMTP, where the operator has set it: each letter as text and as HTML. */
import { createTransport } from 'nodemailer'
import type { InterfaceLanguage } from '#domain/language.ts'
import { lettersIn } from '#messages/letters/letters.ts'
import { formatHtml, formatText, type Wording } from './letter.ts'

/**
 * The mails to an account. They never hold the account's name: by signing up with another's address, a stranger could
 * write into that mail.
 */
export type Letter =
  | { readonly kind: 'passwordReset'; readonly link: string; readonly minutes: number }
  | { readonly kind: 'passwordChanged' }
  | { readonly kind: 'googleConnected' }
  | { readonly kind: 'accountDeleted' }

export type Mail = {
  readonly send: (letter: Letter, to: { readonly to: string; readonly language: InterfaceLanguage }) => Promise<void>
  /** Waits for what is being sent. */
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 20_000

export function openMail({ smtpUrl, from }: { readonly smtpUrl: string; readonly from: string }): Mail {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as never)
  const sending = new Set<Promise<unknown>>()
  return {
    async send(letter, { to, language }) {
      const wording = wordLetter(letter, language)
      const sent = transport.sendMail({
        from,
        to,
        subject: wording.subject,
        text: formatText(wording),
        html: formatHtml(wording, language),
      })
      sending.add(sent)
      try {
        await sent
      } finally {
        sending.delete(sent)
      }
    },
    async close() {
      await Promise.allSettled(sending)
      transport.close()
    },
  }
}

function wordLetter(letter: Letter, language: InterfaceLanguage): Wording {
  const { mail } = lettersIn(language)
  const { greeting, signature } = mail
  switch (letter.kind) {
    case 'passwordReset':
      return { greeting, signature, ...mail.passwordReset(letter), link: letter.link }
    case 'passwordChanged':
      return { greeting, signature, ...mail.passwordChanged }
    case 'googleConnected':
      return { greeting, signature, ...mail.googleConnected }
    case 'accountDeleted':
      return { greeting, signature, ...mail.accountDeleted }
  }
}
