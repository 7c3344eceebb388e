import { reviews } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import { constant } from '../database/statement.ts'
import { countingOne, type RateLimit, type RateLimits } from '../http/rate-limits.ts'
import { isRelatedInStatement, relatedSince } from '../organisations/related.ts'
import { countedAs, type Run } from './run-records.ts'

const { confirmed, stranger, maxAddress, maxStrangers } = reviews.POPULARITY_RULES
const ofDay = { windowSeconds: 24 * 60 * 60 }
const ONCE: RateLimit = { name: 'popularity-person', max: 1, ...ofDay }
const OF_ADDRESS: RateLimit = { name: 'popularity-address', max: maxAddress, ...ofDay }
const OF_STRANGERS: RateLimit = { name: 'popularity-strangers', max: maxStrangers, ...ofDay }

/** Of whom an answered run is, as far as it matters for what it adds. */
export interface Asker {
  isUser: boolean
  isStranger: boolean
}

/**
 * What an answer adds to an agent's popularity, as `points`: parts of a statement in which `answered` has a row for it. Each person counts once
 * a day; strangers, of whom a script can be any number, count less, few of one address and not without end; nobody counts for an agent of
 * their own or of their organisation. Decision 32.
 */
export const countingPoints = ({ isUser, isStranger }: Asker): SQL => sql`
  once as (${countingOne(ONCE, 'once_key', sql`from answered`)}),
  counting as (select from once where ${isUser ? isFirstOfOther : isFirst}),
  ${isStranger ? pointsOfStranger : pointsOfConfirmed}`

const isWithin = (counted: string, { max }: RateLimit) => sql.raw(`${counted}.count <= ${max}`)

const isFirst = isWithin('once', ONCE)

// In a case, which looks into organisations only where that matters, and only once the person is counted.
const isFirstOfOther = sql`case when ${isFirst} then not ${isRelatedInStatement()} else false end`

const pointsOfConfirmed = sql`
  points as (select case when exists (select from counting) then ${constant(confirmed)} else 0 end as points)`

const pointsOfStranger = sql`
  of_address as (${countingOne(OF_ADDRESS, 'address_key', sql`from counting`)}),
  of_strangers as (${countingOne(OF_STRANGERS, 'strangers_key', sql`from of_address where ${isWithin('of_address', OF_ADDRESS)}`)}),
  points as (
    select case when exists (select from of_strangers where ${isWithin('of_strangers', OF_STRANGERS)})
      then ${constant(stranger)} else 0 end as points
  )`

/** What those parts are given. */
export const pointsValues = (limits: RateLimits, { appId, network, ...run }: Run, now: Date) => ({
  app_id: appId,
  user_id: run.userId,
  now: now.toISOString(),
  lately: relatedSince(now),
  once_key: limits.keyOf(ONCE, `${countedAs(run)} ${appId}`),
  address_key: limits.keyOf(OF_ADDRESS, `${network} ${appId}`),
  strangers_key: limits.keyOf(OF_STRANGERS, appId),
})
