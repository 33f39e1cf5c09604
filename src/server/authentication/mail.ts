/** Mail by SMTP, where the operator has set it. */
import { createTransport } from 'nodemailer'
import type { Language } from '#domain/language.ts'
import { messagesIn } from '#messages/messages.ts'

export type PasswordReset = { readonly to: string; readonly language: Language; readonly link: string; readonly minutes: number }
export type Mail = {
  readonly sendPasswordReset: (reset: PasswordReset) => Promise<void>
  /** Waits for what is being sent. */
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 20_000

export function openMail({ smtpUrl, from }: { readonly smtpUrl: string; readonly from: string }): Mail {
  const transport = createTransport(smtpUrl, { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS } as never)
  const sending = new Set<Promise<unknown>>()
  return {
    async sendPasswordReset({ to, language, link, minutes }) {
      // Without the account's name: whoever signs up with another's address would write into that mail.
      const sent = transport.sendMail({ from, to, ...messagesIn(language).mail.passwordReset({ link, minutes }) })
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
