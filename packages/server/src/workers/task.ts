/** Something that is done in a thread of its own: data goes in and comes out, and nothing outside the thread is touched. */
export interface Task<Input, Result> {
  /** What both threads know it by. */
  name: string
  work(input: Input): Result | Promise<Result>
}

export const defineTask = <Input, Result>(
  name: string,
  work: (input: Input) => Result | Promise<Result>,
): Task<Input, Result> => ({ name, work })
