import { threadId } from 'node:worker_threads'
import { answerTasks } from './answer-tasks.ts'

/** Work for the tests of workers. */
export const sampleTasks = {
  double: (value: number): number => 2 * value,
  thread: (_nothing: null): number => threadId,
  fail: (message: string): never => {
    throw new Error(message)
  },
  forever: (_nothing: null): never => {
    for (;;);
  },
  hoard: (_nothing: null): number => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, place) => place + kept.length))
  },
}

answerTasks(sampleTasks)
