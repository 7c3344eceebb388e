import { z } from 'zod'

/** A string that a database can hold: well-formed Unicode without NUL. */
export const Text = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'has characters that cannot be stored')

/** Text that says something: trimmed, at least one character left that can be seen. */
export const filled = (most: number) =>
  Text.trim()
    .regex(/[^\s\p{Cc}\p{Cf}]/u, 'must not be blank')
    .max(most, `must be at most ${most} characters`)

/** An opaque place in a list; whoever made the list knows how to read it. */
export const Cursor = z
  .string()
  .max(400)
  .regex(/^[\w-]+$/, 'is not one that this list gave out')

/** An app's address in the store, or its id. */
export const Slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
