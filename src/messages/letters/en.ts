/**
 * What is written to an account by mail and into the archive of its data: not part of the application, so that browsers
 * do not load it.
 */

export const en = {
  mail: {
    greeting: 'Hello,',
    signature: 'Setpaper',
    passwordReset: ({ minutes }: { readonly minutes: number }) => ({
      subject: 'Reset your Setpaper password',
      text: `Open this link within ${minutes} minutes to choose a new password. It works once.`,
      otherwise: 'If you did not ask for this, ignore this message: your password stays as it is.',
    }),
    passwordChanged: {
      subject: 'Your Setpaper password was changed',
      text: 'The password of your Setpaper account has just been changed. Wherever else you were signed in, you may have to sign in again.',
      otherwise:
        'If that was not you, choose “Forgot password?” at the sign-in at once: the link that comes by mail sets a new password and ends every session.',
    },
    googleConnected: {
      subject: 'Google can now be used to sign in to Setpaper',
      text: 'Your Setpaper account was connected with the Google account of this address. From now on you can sign in by “Continue with Google”, too.',
      otherwise: 'If that was not you, sign in, disconnect Google in your profile, and change your password.',
    },
    accountDeleted: {
      subject: 'Your Setpaper account was deleted',
      text: 'Your account was deleted with all documents, papers and links. Nothing of it can be brought back, except from a backup of whoever runs the server.',
      otherwise: 'If that was not you, tell whoever runs the server at once.',
    },
  },
  /** What is bought, as the page and the receipt of the payment service name it. */
  payment: {
    credits: (credits: number) => `${credits} credits for Setpaper`,
    /** On the page on which somebody who pays by the month pays for a year. */
    monthEnds: 'When you pay for the year, your monthly subscription ends, and what is left of it is refunded.',
  },
  archive: {
    name: 'setpaper_data',
    readmeName: 'READ ME.txt',
    folders: { documents: 'documents', papers: 'papers' },
    files: {
      profile: 'profile.json',
      usage: 'usage.json',
      credits: 'credits.json',
      topics: 'own topics.json',
      missing: 'missing files.txt',
    },
    topicsOf: (name: string) => `${name} – topics.json`,
    revisionsOf: (name: string) => `${name} – earlier versions.json`,
    readme: ({ email, date }: { readonly email: string; readonly date: string }) =>
      [
        `Everything that Setpaper keeps of ${email}, as it was on ${date}.`,
        '',
        'profile.json: your account, how you sign in, and where you are signed in.',
        'usage.json: what you used of your plan, month by month.',
        'credits.json: every change of your credits; their sum is your balance.',
        'own topics.json: the topics that you entered yourself.',
        'documents: each document as you uploaded it, and beside it the topics that were found in it.',
        'papers: each paper with its answers, and beside it its earlier versions, as JSON. “setpaper print” of the command line prints them; in the product each of them can be had as PDF.',
        '',
        'What lies in the bin is in here, too, and says when it was deleted. Keep this archive where only you can read it: it holds the answers to your papers.',
        '',
      ].join('\n'),
    missing: (names: readonly string[]) =>
      ['The store no longer has the original file of these documents:', '', ...names, ''].join('\n'),
  },
}

export type Letters = typeof en
