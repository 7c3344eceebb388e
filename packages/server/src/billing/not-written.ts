// Removed when every module is written.
// biome-ignore lint/suspicious/noExplicitAny: stands for any operation
export const notWritten = async (..._: any[]): Promise<never> => {
  throw new Error('not written yet')
}
