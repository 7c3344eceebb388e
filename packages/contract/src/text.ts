import { z } from 'zod'

/** A string that a database can hold: well-formed Unicode without NUL. */
export const Text = z
  .string()
  .refine(
    (text) => text.isWellFormed() && !text.includes('\0'),
    'has characters that cannot be stored',
  )

const visible = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u

/**
 * Marks above and below one letter: more than any script has there run over the lines around. Thai and Vietnamese write two, Hebrew and
 * Tibetan five.
 */
const MAX_MARKS = 5
const marksTooMany = new RegExp(`(?<=[\\p{Mn}\\p{Me}]{${MAX_MARKS}})[\\p{Mn}\\p{Me}]+`, 'gu')

/** Control characters, and those that turn the direction of whatever follows. */
const unseen = /(?![\n\t])[\p{Cc}\u202a-\u202e]/gu

/** Text as it is shown: nothing in it acts on what stands around it, and what shows nothing is empty. */
export const Shown = Text.overwrite((text) =>
  visible.test(text) ? text.replace(unseen, '').replace(marksTooMany, '').trim() : '',
)

/** The same on one line. */
export const ShownLine = Shown.overwrite((text) => text.replace(/\s+/gu, ' '))

/**
 * Characters of a name that nobody sees or that act on what stands around them: zero widths, direction marks, controls, fillers. Kept where
 * a script needs them: a joiner between two Arabic letters or two pictures, and what makes a sign a picture.
 */
const hidden =
  /(?!\p{White_Space})(?!(?<=\p{Script=Arabic})[\u200c\u200d](?=\p{Script=Arabic}))(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))(?!(?<=[\p{Extended_Pictographic}\d#*])\ufe0f)(?:\p{Default_Ignorable_Code_Point}|[\p{Cc}\ufff9-\ufffb\u2800])/gu

/**
 * The one rule for names of people, agents and organisations: on one line and without hidden characters, so that two names that look
 * the same are the same. What shows nothing is empty.
 */
export const ShownName = Text.overwrite((text) => {
  const name = text.replace(hidden, '').replace(marksTooMany, '').replace(/\s+/gu, ' ').trim()
  return visible.test(name) ? name : ''
})

/** A name that must be there. */
export const filledName = (max: number) =>
  ShownName.min(1, 'must not be blank').max(max, `must be at most ${max} characters`)

/** Text that says something: trimmed, at least one character left that can be seen. */
export const filled = (max: number) =>
  Text.trim().regex(visible, 'must not be blank').max(max, `must be at most ${max} characters`)

/** The same as it is shown to others. */
export const filledShown = (max: number) =>
  Shown.min(1, 'must not be blank').max(max, `must be at most ${max} characters`)

/** Why somebody who runs the store did something, for the audit log. */
export const MAX_REASON = 500
export const Reason = filled(MAX_REASON)

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

/** A day of the UAE, `2026-11-20`, of this century: what a calendar offers and a database can hold. */
export const Day = z.iso.date().regex(/^20/, 'must be a day of this century')
