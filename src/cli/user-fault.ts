/** What the user can mend: ends the command with one sentence and status 1, without a stack. */
export class UserFault extends Error {}
