import * as z from 'zod/mini'
import { supportedLocales } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { id } from './primitives.ts'

const place = z.object({ _id: id, name: z.string() })

export const placesContract = {
  countryList: defineEndpoint({
    method: 'GET',
    path: '/api/plantation/country/list',
    summary:
      'Countries: ISO alpha-3 code and name, by name; `supported` all of them, `plantation` those where plantations are',
    origin: 'specification',
    access: 'signed-in',
    query: z.object({
      context: z.prefault(z.enum(['supported', 'plantation']), 'supported'),
      locale: z.prefault(z.enum(supportedLocales), 'ru'),
    }),
    response: z.array(place),
    errors: sessionErrors,
  }),
  cityList: defineEndpoint({
    method: 'GET',
    path: '/api/plantation/city/list',
    summary:
      "Places: `delivery` the cities of the caller's region, `region` the regions that may be chosen, `plantation` where plantations are",
    origin: 'specification',
    access: 'signed-in',
    query: z.object({
      context: z.prefault(z.enum(['delivery', 'region', 'plantation']), 'delivery'),
      locale: z.prefault(z.enum(supportedLocales), 'ru'),
    }),
    response: z.array(place),
    errors: sessionErrors,
  }),
}
