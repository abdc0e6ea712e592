import { countryCodes } from '@flower-market/flower-domain'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { join } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function picture(): Blob {
  return new Blob([Uint8Array.from(atob(pixel), (letter) => letter.codePointAt(0) ?? 0)], {
    type: 'image/png',
  })
}

/** One's own profile. */
export function profileCases({ buyer, customer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a profile keeps what is told and leaves the rest as it is',
      run: async (call) => {
        const { _id, name, company } = await join(call)
        const changes = {
          surname: 'Новикова-Розова',
          country: 'KAZ',
          city: 'Алма-Ата',
          address: 'ул. Садовая, 5',
          index: '050000',
          site: 'https://vasilyok.example/shop',
          inn: '7700000016',
          locale: 'en',
          deliveryCity: 'Москва',
          deliveryDay: 5,
        } as const
        const answer = await call('userUpdate', { body: changes })
        verifySame(await call('userGet', { query: { _id } }), answer, 'it reads as it was answered')
        verifySame(answer, { ...answer, ...changes, name, company }, 'it says what was told, and the rest')
        const emptied = await call('userUpdate', { body: { site: '', inn: '', deliveryDay: null } })
        const { site, inn, deliveryDay, city } = emptied
        verifySame([site, inn, deliveryDay, city], ['', '', null, changes.city], 'fields can be emptied')
      },
    },
    {
      name: 'what cannot be is refused by its field',
      run: async (call) => {
        await join(call)
        const wrong = [
          ['inn', { inn: '1234567890' }],
          ['site', { site: 'javascript:alert(1)' }],
          ['phone', { phone: '+7 900' }],
          ['deliveryDay', { deliveryDay: 8 }],
          ['name', { name: ' ' }],
        ] as const
        for (const [field, body] of wrong) {
          const { details } = await verifyRefused(call('userUpdate', { body }), 'validation-failed')
          verifySame(
            details.issues.map(({ path }) => path),
            [field],
            'the field is named',
          )
        }
      },
    },
    {
      name: 'regions say what they mean: their days, cut-offs, cities and pickup',
      run: async (call) => {
        const { region } = await call('signin', { body: customer })
        const regions = await call('regionList')
        const places = await call('cityList', { query: { context: 'region' } })
        verifySame(
          regions.map(({ _id }) => _id).toSorted(),
          places.map(({ _id }) => _id).toSorted(),
          'every region that may be chosen is described',
        )
        const own = regions.find(({ _id }) => _id === region)
        const { pickup, city, cityCost } = await call('deliveryTerms')
        verifySame(own?.pickup, pickup, 'pickup is that of the terms')
        const known = own?.cities.find(({ _id }) => _id === city)?.cost
        verifySame(known ?? own?.otherCityCost, cityCost, 'the cost around the city is that of the terms')
      },
    },
    {
      name: 'the region is one of those that the market has',
      run: async (call) => {
        const { _id } = await join(call)
        const regions = await call('cityList', { query: { context: 'region' } })
        const region = regions.at(-1)?._id ?? ''
        verifySame((await call('userRegion', { body: { region } })).region, region, 'the region is changed')
        await verifyRefused(call('userRegion', { body: { region: 'atlantis' } }), 'not-found')
        verifySame((await call('userGet', { query: { _id } })).region, region, 'it stays as it was')
        verifySame((await call('authentication')).region, region, 'the session says so, too')
      },
    },
    {
      name: "another person's profile and one that never was are answered alike",
      run: async (call, openBrowser) => {
        const { _id } = await (await openBrowser())('signin', { body: buyer })
        await join(call)
        const foreign = await verifyRefused(call('userGet', { query: { _id } }), 'not-found')
        const missing = await verifyRefused(call('userGet', { query: { _id: 'nobody' } }), 'not-found')
        verifySame([foreign.status, foreign.message], [missing.status, missing.message], 'told the same')
      },
    },
    {
      name: 'a picture is set and removed, and only pictures are taken',
      run: async (call) => {
        await join(call)
        const { avatar } = await call('avatarSet', { body: picture() })
        verify(avatar !== '', 'the picture has an address')
        verifySame((await call('authentication')).avatar, avatar, 'the session has the picture')
        const text = new Blob(['<svg onload="alert(1)">'], { type: 'image/png' })
        await verifyRefused(call('avatarSet', { body: text }), 'images-only')
        verifySame((await call('authentication')).avatar, avatar, 'the picture is as it was')
        const misnamed = await call('avatarSet', { body: picture().slice(0, undefined, 'text/plain') })
        verify(misnamed.avatar !== '', 'a picture is told by its content, whatever it is called')
        await call('avatarRemove')
        verifySame((await call('authentication')).avatar, null, 'the picture is gone')
      },
    },
    {
      name: 'countries have their names in both languages, and cities are named',
      run: async (call) => {
        await join(call)
        const russian = await call('countryList')
        const english = await call('countryList', { query: { locale: 'en' } })
        for (const countries of [russian, english]) {
          const codes = countries.map(({ _id }) => _id)
          verifySame(codes.toSorted(), countryCodes.toSorted(), 'every country is in the list')
        }
        const nameOf = (countries: typeof russian) => countries.find(({ _id }) => _id === 'KEN')?.name
        verifySame([nameOf(russian), nameOf(english)], ['Кения', 'Kenya'], 'the names are of the language')
        verify((await call('cityList')).length > 0, 'orders are brought to some city')
      },
    },
  ]
}
