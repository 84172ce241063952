import { chromium } from '@playwright/test';
const base='http://localhost:5740'; 
import { register } from 'node:module';
