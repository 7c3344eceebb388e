import type { z } from 'zod'

/**
 * A tool’s schema that does not name its dialect: without a name it is 2020-12 by the protocol, and clients whose validator knows only
 * another refuse every tool that names it.
 */
export const toolSchema = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ $schema: undefined })
