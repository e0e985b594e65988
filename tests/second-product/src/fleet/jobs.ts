/** What the product's jobs do: one file each. A job of `schemas/jobs` must stand here. */
import type { Jobs } from '../server/jobs/job.ts'
import { serviceDue } from './jobs/service-due.ts'

export const jobs: Jobs = { service_due: serviceDue }
