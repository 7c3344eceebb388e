import type { users } from '../database/schema/accounts.ts'

/** What better-auth's routes say about a person. */
export function toSessionUser({
  id,
  name,
  email,
  emailVerified,
  twoFactorEnabled,
  image,
  role,
  subscriptionTier,
  createdAt,
  updatedAt,
}: typeof users.$inferSelect) {
  return {
    id,
    name,
    email,
    emailVerified,
    twoFactorEnabled,
    image,
    role,
    subscriptionTier,
    createdAt,
    updatedAt,
  }
}
