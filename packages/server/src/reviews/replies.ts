const notBuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** What creators answer to the reviews of their agents. */
export function createReplies() {
  return { listReceivedReviews: notBuilt, replyToReview: notBuilt, deleteReply: notBuilt }
}
