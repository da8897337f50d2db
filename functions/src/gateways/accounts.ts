import { optionalText, pictureUrl } from '@pedalworks/contract';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { AccountsPort, Profile } from '../users/users-port.ts';

const fiveDaysInMilliseconds = 432_000_000;
const longestNameCharacters = 200;
const cleanName = optionalText('name', longestNameCharacters);

export function firebaseAccounts(auth: () => Auth): AccountsPort {
  return {
    findByEmail: async (email) => {
      const { users } = await auth().getUsers([{ email }]);
      return users[0] === undefined ? null : profileOf(users[0]);
    },
    makeAdmin: async (uid) => {
      const { customClaims } = await auth().getUser(uid);
      await auth().setCustomUserClaims(uid, { ...customClaims, admin: true });
    },
    accessTokenFor: (idToken) => auth().createSessionCookie(idToken, { expiresIn: fiveDaysInMilliseconds }),
  };
}

/** The live account as the shop shows it: people may write anything into their own account, so it is read with care. */
export function profileOf(record: UserRecord): Profile {
  const { uid, displayName = '', photoURL } = record;
  const isPicture = photoURL !== undefined && pictureUrl('photo').isValidSync(photoURL);
  return {
    uid,
    email: (record.email ?? '').toLowerCase(),
    name: Array.from(cleanName.cast(displayName) ?? '')
      .slice(0, longestNameCharacters)
      .join(''),
    photo: isPicture ? photoURL : null,
    admin: record.customClaims?.['admin'] === true,
  };
}
