/** Mail by SMTP, where the operator has set it. */
import { createTransport } from 'nodemailer'

export type PasswordReset = { readonly to: string; readonly name: string; readonly link: string; readonly minutes: number }
export type Mail = { readonly sendPasswordReset: (reset: PasswordReset) => Promise<void> }

const TIMEOUT_MS = 20_000

export function openMail({ smtpUrl, from }: { readonly smtpUrl: string; readonly from: string }): Mail {
  const transport = createTransport(smtpUrl, { connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS } as never)
  return {
    async sendPasswordReset({ to, name, link, minutes }) {
      await transport.sendMail({
        from,
        to: { name, address: to },
        subject: 'Reset your Setpaper password · 重設出卷密碼',
        text: `${name},\n\nOpen this link within ${minutes} minutes to choose a new password:\n${link}\n\nIf you did not ask for this, ignore this message: your password stays as it is.\n\n請於${minutes}分鐘內開啟以上連結，重設密碼。如你並無提出此要求，請不用理會本電郵，密碼不會更改。\n`,
      })
    },
  }
}
