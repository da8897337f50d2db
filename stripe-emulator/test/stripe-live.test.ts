import Stripe from 'stripe';
import { describe } from 'vitest';
import { testContract } from '../src/test-support/contract-suite.ts';

describe('Stripe’s test mode', () => {
  const key = process.env['STRIPE_SECRET_KEY'] ?? '';
  testContract(() => new Stripe(key, { apiVersion: '2026-10-28.endive' }));
});
