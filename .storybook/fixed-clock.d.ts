/** Stops the clock at a moment, so that a story shows the same page every day; gives the function that starts it again. */
export declare function stopClock(at: Date): () => void
