import { answerTasks } from '../../../platform/workers/answer-tasks.ts'
import { importTasks } from './import-tasks.ts'

answerTasks(importTasks)
