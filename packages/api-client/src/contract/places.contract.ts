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
    summary: 'The supported countries: ISO alpha-3 code and name, by name',
    origin: 'specification',
    access: 'signed-in',
    query: z.object({ locale: z.prefault(z.enum(supportedLocales), 'ru') }),
    response: z.array(place),
    errors: sessionErrors,
  }),
  cityList: defineEndpoint({
    method: 'GET',
    path: '/api/plantation/city/list',
    summary: "Places: `delivery` the cities of the caller's region, `region` the regions that may be chosen",
    origin: 'specification',
    access: 'signed-in',
    query: z.object({
      context: z.prefault(z.enum(['delivery', 'region']), 'delivery'),
      locale: z.prefault(z.enum(supportedLocales), 'ru'),
    }),
    response: z.array(place),
    errors: sessionErrors,
  }),
}
