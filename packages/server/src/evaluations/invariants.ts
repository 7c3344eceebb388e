import { sql } from 'drizzle-orm'
import { type Invariant, invariant } from '../invariants.ts'

export const evaluationInvariants: readonly Invariant[] = [
  invariant(
    'What an evaluation counted is what its results say, as long as they are kept',
    sql`select format('evaluation %s counts %s of %s, its results %s of %s', e.id, e.en_passed + e.ar_passed,
                      e.en_questions + e.ar_questions, r.passed, r.questions) as sentence
        from evaluations e
        join (
          select evaluation_id, count(*) as questions, count(*) filter (where passed) as passed,
                 count(*) filter (where question ->> 'language' = 'en') as en_questions,
                 count(*) filter (where passed and question ->> 'language' = 'en') as en_passed
          from evaluation_results group by evaluation_id
        ) r on r.evaluation_id = e.id
        where e.en_questions + e.ar_questions <> r.questions or e.en_passed + e.ar_passed <> r.passed
           or e.en_questions <> r.en_questions or e.en_passed <> r.en_passed`,
  ),
  invariant(
    'A version that was evaluated has the results of one evaluation, and none has them that has not ended',
    sql`select format('agent %s, version %s', e.app_id, e.version) as sentence
        from evaluations e
        left join (select distinct evaluation_id from evaluation_results) r on r.evaluation_id = e.id
        group by e.app_id, e.version
        having (bool_or(e.ended_at is not null) and count(r.evaluation_id) <> 1)
            or bool_or(e.ended_at is null and r.evaluation_id is not null)`,
  ),
]
