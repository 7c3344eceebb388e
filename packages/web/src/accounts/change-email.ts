import { call } from './auth.ts'

/** Links go to the old address and then to the new one. */
export const changeEmail = (newEmail: string) => call('/change-email', { newEmail })
